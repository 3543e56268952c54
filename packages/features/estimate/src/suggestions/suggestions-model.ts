import {
  $estimate,
  $kindParts,
  $sheetLines,
  cheaperAlike,
  kindsWanted,
  likenessWords,
  type Suggestion,
} from '@jeoul/estimate'
import { combine, createEvent, createStore, sample } from 'effector'

/** The shopper requested cheaper equivalents, or retries after a failure. */
export const suggestionsRequested = createEvent()

/** Once requested, suggestions follow every change of the estimate. */
const $isRequested = createStore(false, { serialize: 'ignore' }).on(suggestionsRequested, () => true)

const $kinds = $sheetLines.map(lines => [
  ...new Set(lines.map(({ part }) => part.kind).filter(kind => likenessWords(kind) !== undefined)),
])

sample({ clock: [suggestionsRequested, $kinds], source: $kinds, filter: $isRequested, target: kindsWanted })

type SuggestionsState =
  | { readonly status: 'idle' | 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly suggestions: readonly Suggestion[] }

/** The cheaper equivalents, once requested. */
export const $suggestions = combine(
  {
    isRequested: $isRequested,
    kinds: $kinds,
    lines: $sheetLines,
    kindParts: $kindParts,
    estimate: $estimate,
  },
  ({ isRequested, kinds, lines, kindParts, estimate: { type, each } }): SuggestionsState => {
    if (!isRequested) return { status: 'idle' }
    const states = kinds.map(kind => kindParts[kind])
    if (states.some(state => state?.status === 'failed')) return { status: 'failed' }
    if (states.some(state => !state?.data)) return { status: 'loading' }
    const parts = Object.fromEntries(kinds.map(kind => [kind, kindParts[kind]?.data ?? []]))
    return { status: 'ready', suggestions: cheaperAlike(lines, parts, type, each) }
  },
)

import { isAbsent } from '@jeoul/api'
import { $categories, categoriesRequested } from '@jeoul/shop/category'
import { combine, createEvent, createStore, sample } from 'effector'
import { completeKeyword, isAnswerTo } from './complete-keyword.ts'
import { readKeyword } from './keyword.ts'
import {
  $latestKeywords,
  latestKeywordRemoved,
  latestKeywordsCleared,
  rememberingSwitched,
} from './latest-model.ts'
import { type LayerOption, layerOption } from './layer-option.ts'
import { popular, popularRequested } from './popular-model.ts'
import { rankChange } from './rank-change.ts'
import { $typed, boxReset, keywordTyped, suggestions } from './suggestions-model.ts'

/**
 * The tabs of the layer: "Search layer with three tabs: latest keywords, popular keywords, auto-complete keywords"
 * (specification, section 2).
 */
export type LayerTab = 'latest' | 'popular' | 'complete'

/**
 * The tab to show until the shopper chooses one: completions if there is text; else the latest keywords if there are
 * any; else the popular ones (assumed).
 */
export function defaultTab(hasTyped: boolean, hasLatest: boolean): LayerTab {
  if (hasTyped) return 'complete'
  return hasLatest ? 'latest' : 'popular'
}

/** The layer was opened: the search box received the focus, or the layer was requested again. */
export const searchLayerOpened = createEvent()
export const searchLayerClosed = createEvent()
export const tabChosen = createEvent<LayerTab>()
export const optionMoved = createEvent<'next' | 'previous'>()
/** The form was submitted with this text. */
export const boxSubmitted = createEvent<string>()

export const $hasTyped = $typed.map(typed => typed !== '')
const $chosenTab = createStore<LayerTab | null>(null)
  .on(tabChosen, (_, tab) => tab)
  // Keeps the tab open when the last of the latest keywords is removed.
  .on([latestKeywordRemoved, latestKeywordsCleared, rememberingSwitched], () => 'latest' as const)
  .reset($hasTyped, searchLayerClosed, boxReset)

/** Empty while recording is off. */
const $latest = $latestKeywords.map(({ isOn, keywords }) => (isOn ? keywords : []))

export const $layerTab = combine(
  { chosen: $chosenTab, hasTyped: $hasTyped, latest: $latest },
  ({ chosen, hasTyped, latest }) => chosen ?? defaultTab(hasTyped, latest.length > 0),
)

const noOptions: readonly LayerOption[] = []
const $completions = combine(
  { typed: $typed, categories: $categories, latest: $latest, suggested: suggestions.$state },
  ({ typed, categories, latest, suggested }) =>
    typed === '' ? noOptions : completeKeyword(typed, { categories, latest, suggested: suggested.data }),
)
const $latestOptions = $latest.map(keywords => keywords.map(keyword => layerOption(keyword)))
const $popularOptions = popular.$state.map(({ data }) =>
  (data ?? []).map(({ keyword, rank, change }) => layerOption(keyword, { rank, change: rankChange(change) })),
)

/** The options of the open tab. */
export const $layerOptions = combine(
  { tab: $layerTab, latest: $latestOptions, popular: $popularOptions, complete: $completions },
  ({ tab, ...options }): readonly LayerOption[] => options[tab],
)

/** What the open tab shows: `lines`, or the reason why it has none. */
export type LayerOutcome = 'lines' | 'waiting' | 'failed' | 'none'

const isUnderWay = (status: string) => status === 'idle' || status === 'loading'

export const $layerOutcome = combine(
  {
    tab: $layerTab,
    options: $layerOptions,
    typed: $typed,
    ranked: popular.$state,
    suggested: suggestions.$state,
  },
  ({ tab, options, typed, ranked, suggested }): LayerOutcome => {
    if (options.length > 0) return 'lines'
    if (tab === 'latest' || (tab === 'complete' && typed === '')) return 'none'
    const load = tab === 'popular' ? ranked : suggested
    const { status } = load
    if (status === 'failed') return isAbsent(load) ? 'none' : 'failed'
    const isAwaited = tab === 'complete' && !isAnswerTo(typed, suggested.data)
    return isAwaited || isUnderWay(status) ? 'waiting' : 'none'
  },
)

/** The keyword that the host's suggestions are for, if it differs from the typed one; else null. */
export const $layerReading = combine($typed, suggestions.$state, (typed, { data }) =>
  data !== null && data.keyword !== typed && data.list.length > 0 && isAnswerTo(typed, data)
    ? data.keyword
    : null,
)

export const layerRetried = createEvent()
sample({
  clock: layerRetried,
  source: $layerTab,
  filter: tab => tab === 'popular',
  target: popularRequested,
})
sample({
  clock: layerRetried,
  source: $layerTab,
  filter: tab => tab === 'complete',
  target: suggestions.retried,
})

const $markedKey = createStore<string | null>(null).reset(
  $typed,
  $layerTab,
  searchLayerClosed,
  searchLayerOpened,
  boxReset,
)

/** The option marked by the keyboard; null while the box has the focus. */
export const $markedOption = combine(
  $layerOptions,
  $markedKey,
  (options, key) => options.find(option => option.key === key) ?? null,
)

sample({
  clock: optionMoved,
  source: { options: $layerOptions, marked: $markedOption },
  // The arrow keys cycle through the box and the options, in both directions.
  fn({ options, marked }, way) {
    const stops = [null, ...options]
    const step = way === 'next' ? 1 : stops.length - 1
    return stops[(stops.indexOf(marked) + step) % stops.length]?.key ?? null
  },
  target: $markedKey,
})

/** The option to open: the marked one or, without one, a search for the text in the box unless it is empty. */
export const searchRequested = sample({
  clock: boxSubmitted,
  source: $markedOption,
  fn: (marked, text) => marked ?? layerOption(readKeyword(text)),
}).filter({ fn: ({ keyword }) => keyword !== '' })

export const $isLayerOpen = createStore(false)
  .on([searchLayerOpened, keywordTyped, optionMoved], () => true)
  .reset(searchLayerClosed, boxReset, searchRequested)

/** Requests popular keywords when the layer opens and, after a failure, when their tab is shown again. */
sample({
  clock: [$isLayerOpen, $layerTab],
  source: $isLayerOpen,
  filter: isOpen => isOpen,
  fn: () => {},
  target: popularRequested,
})

// Completions include categories.
sample({ clock: $isLayerOpen, filter: isOpen => isOpen, target: categoriesRequested })

import { $categories } from '@jeoul/category'
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
import { type LayerTab, usualTab } from './layer-tabs.ts'
import { popular, popularRequested } from './popular-model.ts'
import { rankChange } from './rank-change.ts'
import { $typed, boxReset, keywordTyped, suggestions } from './suggestions-model.ts'

/** The search box got the focus, or was asked to show its layer again. */
export const searchLayerOpened = createEvent()
export const searchLayerClosed = createEvent()
export const tabChosen = createEvent<LayerTab>()
export const optionMoved = createEvent<'next' | 'previous'>()
/** The box was sent off with this text in it. */
export const boxSubmitted = createEvent<string>()

export const $hasTyped = $typed.map(typed => typed !== '')
const $chosenTab = createStore<LayerTab | null>(null)
  .on(tabChosen, (_, tab) => tab)
  // Whoever takes away the last of the latest keywords stays where they were.
  .on([latestKeywordRemoved, latestKeywordsCleared, rememberingSwitched], () => 'latest' as const)
  .reset($hasTyped, searchLayerClosed, boxReset)

export const $layerTab = combine(
  $chosenTab,
  $hasTyped,
  $latestKeywords,
  (chosen, hasTyped, { isOn, keywords }) => chosen ?? usualTab(hasTyped, isOn && keywords.length > 0),
)

const $completions = combine(
  { typed: $typed, categories: $categories, latest: $latestKeywords, suggested: suggestions.$state },
  ({ typed, categories, latest: { isOn, keywords }, suggested }) =>
    completeKeyword(typed, { categories, latest: isOn ? keywords : [], suggested: suggested.data }),
)
const $latestOptions = $latestKeywords.map(({ isOn, keywords }) =>
  isOn ? keywords.map(keyword => layerOption(keyword)) : [],
)
const $popularOptions = popular.$state.map(({ data }) =>
  (data ?? []).map(({ keyword, rank, change }) => layerOption(keyword, { rank, change: rankChange(change) })),
)

/** The lines of the tab on show. */
export const $layerOptions = combine(
  { tab: $layerTab, latest: $latestOptions, popular: $popularOptions, complete: $completions },
  ({ tab, ...options }): readonly LayerOption[] => options[tab],
)

/** What the tab on show has: `lines`, or why there are none. */
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
    const { status } = tab === 'popular' ? ranked : suggested
    if (status === 'failed') return 'failed'
    const isAwaited = tab === 'complete' && !isAnswerTo(typed, suggested.data)
    return isAwaited || isUnderWay(status) ? 'waiting' : 'none'
  },
)

/** What was typed as on the keyboard's other layout, where it was that for which the host had suggestions. */
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
  fn: () => {},
  target: popularRequested,
})
sample({
  clock: layerRetried,
  source: $layerTab,
  filter: tab => tab === 'complete',
  fn: () => {},
  target: suggestions.retried,
})

const $markedKey = createStore<string | null>(null).reset(
  $typed,
  $layerTab,
  searchLayerClosed,
  searchLayerOpened,
  boxReset,
)

/** The option that the keyboard is on; null while it is in the box. */
export const $markedOption = combine(
  $layerOptions,
  $markedKey,
  (options, key) => options.find(option => option.key === key) ?? null,
)

sample({
  clock: optionMoved,
  source: { options: $layerOptions, marked: $markedOption },
  // From the last option on to the box, and from there to the first; the other way round likewise.
  fn({ options, marked }, way) {
    const stops = [null, ...options]
    const step = way === 'next' ? 1 : stops.length - 1
    return stops[(stops.indexOf(marked) + step) % stops.length]?.key ?? null
  },
  target: $markedKey,
})

/** What is to be opened: the option that the keyboard is on, else the text in the box, if it says anything. */
export const searchRequested = sample({
  clock: boxSubmitted,
  source: $markedOption,
  fn: (marked, text) => marked ?? layerOption(readKeyword(text)),
}).filter({ fn: ({ keyword }) => keyword !== '' })

export const $isLayerOpen = createStore(false)
  .on([searchLayerOpened, keywordTyped, optionMoved], () => true)
  .reset(searchLayerClosed, boxReset, searchRequested)

/** Asked for when the layer opens, and once more, where they failed, when their tab is shown. */
sample({
  clock: [$isLayerOpen, $layerTab],
  source: $isLayerOpen,
  filter: isOpen => isOpen,
  fn: () => {},
  target: popularRequested,
})

/**
 * "Search layer with three tabs: latest keywords, popular keywords, auto-complete keywords" (specification, section 2).
 */
export type LayerTab = 'latest' | 'popular' | 'complete'

/** The three tabs of the search layer (specification, section 2), in their order. */
export const layerTabs: readonly { readonly key: LayerTab; readonly label: string }[] = [
  { key: 'latest', label: '최근 검색어' },
  { key: 'popular', label: '인기 검색어' },
  { key: 'complete', label: '자동완성' },
]

/**
 * The tab that is shown until the shopper chooses one: completions if there is text, else the latest keywords if there
 * are any, else the popular ones (assumed).
 */
export function defaultTab(hasTyped: boolean, hasLatest: boolean): LayerTab {
  if (hasTyped) return 'complete'
  return hasLatest ? 'latest' : 'popular'
}

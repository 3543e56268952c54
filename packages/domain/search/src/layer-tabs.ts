/**
 * "Search layer with three tabs: latest keywords, popular keywords, auto-complete keywords" (specification, section 2).
 */
export type LayerTab = 'latest' | 'popular' | 'complete'

/**
 * The tabs of the layer, in order. A minishop has no popular keywords, because they would lead to products that it does
 * not sell (assumed).
 */
export function layerTabs(isShop: boolean): readonly LayerTab[] {
  return isShop ? ['latest', 'complete'] : ['latest', 'popular', 'complete']
}

/**
 * The tab to show until the shopper chooses one: completions if there is text; else the latest keywords if there are
 * any, or in a minishop; else the popular ones (assumed).
 */
export function defaultTab(hasTyped: boolean, hasLatest: boolean, isShop: boolean): LayerTab {
  if (hasTyped) return 'complete'
  return hasLatest || isShop ? 'latest' : 'popular'
}

import { createDeferredRegion } from '@jeoul/ssr'

const load = () => import('./item-lower-region.tsx')

/** The bar of links to the page's sections. The links are fragments, so they work before their script has loaded. */
export const ItemSections = createDeferredRegion(async () => ({ default: (await load()).ItemSectionBar }))
export const ItemHistory = createDeferredRegion(async () => ({ default: (await load()).ItemHistory }))
export const ItemSpecs = createDeferredRegion(async () => ({ default: (await load()).ItemSpecs }))

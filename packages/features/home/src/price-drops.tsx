import { createDeferredRegion } from '@jeoul/ssr'

/** Products that have just become cheaper. */
export const PriceDrops = createDeferredRegion(() => import('./price-drops-region.tsx'))

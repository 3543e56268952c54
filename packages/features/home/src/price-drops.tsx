import { createDeferredRegion } from '@jeoul/ssr'

/** What has just become cheaper. */
export const PriceDrops = createDeferredRegion(() => import('./price-drops-region.tsx'))

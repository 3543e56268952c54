import { createDeferredRegion } from '@jeoul/ssr'

/** 비교 of the open product: a box that can be ticked before its script is there. */
export const ItemCompare = createDeferredRegion(() => import('./item-compare-region.tsx'))

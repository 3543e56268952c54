import { createDeferredRegion } from '@jeoul/ssr'

/** 비교 of the open product: a checkbox that works before its script has loaded. */
export const ItemCompare = createDeferredRegion(() => import('./item-compare-region.tsx'))

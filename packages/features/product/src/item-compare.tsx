import { createLateRegion } from '@jeoul/ssr'

/** 비교 of the open product: a box that can be ticked before its script is there. */
export const ItemCompare = createLateRegion(() => import('./item-compare-region.tsx'))

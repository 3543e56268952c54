import { createDeferredRegion } from '@jeoul/ssr'

/** Links to the product's categories. They work without their script, which is loaded late. */
export const ItemPlace = createDeferredRegion(() => import('./item-place-region.tsx'))

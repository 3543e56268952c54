import { createDeferredRegion } from '@jeoul/ssr'

/** The categories that the product is in: links, whose script comes late. */
export const ItemPlace = createDeferredRegion(() => import('./item-place-region.tsx'))

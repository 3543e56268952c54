import { createDeferredRegion } from '@jeoul/ssr'

/** Nothing is waited for before somebody is there. */
export const WaitingCards = createDeferredRegion(() => import('./waiting-cards-region.tsx'))

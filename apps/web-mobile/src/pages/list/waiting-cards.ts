import { createDeferredRegion } from '@jeoul/ssr'

/** Not rendered before the first interaction, so it loads late. */
export const WaitingCards = createDeferredRegion(() => import('./waiting-cards-region.tsx'))

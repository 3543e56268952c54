import { createLateRegion } from '@jeoul/ssr'

/** Nothing is waited for before somebody is there. */
export const WaitingCards = createLateRegion(() => import('./waiting-cards-region.tsx'))

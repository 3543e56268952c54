import { createLateRegion } from '@jeoul/runtime'

/** Nothing is waited for before somebody is there. */
export const WaitingCards = createLateRegion(() => import('./waiting-cards-region.tsx'))

import { settleTerms } from '@jeoul/feature-personal-price/terms-layer'
import { resumeActions } from '@jeoul/session'
import { createEvent } from 'effector'

/** The visitor interacted for the first time. */
export const enhancementsOpened = createEvent()

settleTerms(enhancementsOpened)

const threads = () => import('@jeoul/reviews/threads')
resumeActions(enhancementsOpened, {
  'item-report': () => import('@jeoul/feature-product/resume-report'),
  'minishop-zzim': () => import('@jeoul/shop'),
  'price-alert-change': () => import('@jeoul/price-alert'),
  'review-report': threads,
  'review-comment': threads,
  'review-delete': threads,
  'review-react': threads,
  'review-write': () => import('@jeoul/reviews/writing'),
  'wish-change': () => import('@jeoul/wish'),
})

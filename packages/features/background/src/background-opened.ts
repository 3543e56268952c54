import { resumeActions } from '@jeoul/visitor/session'
import { createEvent } from 'effector'

/** The background work of the page has started. */
export const backgroundOpened = createEvent()

const threads = () => import('@jeoul/reviews/threads')
resumeActions(backgroundOpened, {
  'item-report': () => import('@jeoul/feature-product/resume-report'),
  'minishop-zzim': () => import('@jeoul/shop'),
  'price-alert-change': () => import('@jeoul/price-history/alert'),
  'review-report': threads,
  'review-comment': threads,
  'review-delete': threads,
  'review-react': threads,
  'review-write': () => import('@jeoul/reviews/writing'),
  'wish-change': () => import('@jeoul/wish'),
})

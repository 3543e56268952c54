import { $place, compareRoute, estimateRoute, noticeRoute, wishRoute } from '@jeoul/routing'
import { combine, createEvent, createStore } from 'effector'

/** A page says what stands at its top: its category, its product. It is forgotten with the page. */
export const titleShown = createEvent<string>()

const $shown = createStore('')
  .on(titleShown, (_, title) => title)
  .reset($place.map(({ path }) => path))

/** The title at the top of the page; '' for the mark instead. */
export const $headerTitle = combine(
  $shown,
  noticeRoute.$isOpened,
  wishRoute.$isOpened,
  estimateRoute.$isOpened,
  compareRoute.$isOpened,
  (shown, isNotice, isWish, isEstimate, isCompare) =>
    shown || (isNotice ? '공지사항' : isWish ? '찜' : isEstimate ? 'PC 견적' : isCompare ? '상품 비교' : ''),
)

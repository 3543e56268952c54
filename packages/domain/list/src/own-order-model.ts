import { formatCount } from '@jeoul/format'
import type { OffersByItem } from '@jeoul/offers/read-item-offers'
import { $paymentTerms, areStated } from '@jeoul/personal-price'
import { $isDeviceRead } from '@jeoul/visitor/device'
import { combine } from 'effector'
import { sortsOf } from './list-query.ts'
import { $query, $shownItems } from './model.ts'

const none: OffersByItem = {}

/** The offers that the list was sorted by; empty for an order of the host. */
export const $listOffers = $shownItems.map(({ data }) => data?.own?.offers ?? none)

const $areStated = $paymentTerms.map(areStated)

/** The sort orders to offer: 내 결제가순 to shoppers who have stated their terms, and where the address has it. */
export const $sorts = combine($query, $areStated, ({ search, sort }, areStated) =>
  sortsOf(search).filter(({ key }) => key !== 'personal' || areStated || sort === key),
)

/** Says what a list in 내 결제가순 is sorted by, and how much of it is; '' in any other order. */
export const $ownOrderWords = combine(
  { query: $query, areStated: $areStated, isRead: $isDeviceRead, shown: $shownItems },
  ({ query: { sort }, areStated, isRead, shown: { status, data } }) => {
    if (sort !== 'personal') return ''
    if (isRead && !areStated) return '내 결제조건이 없어서 누구에게나 같은 가격으로 낮은가격순이에요.'
    if (status === 'failed') return '내 결제가순으로 줄 세우지 못했어요.'
    if (status !== 'full' || !data?.own) return '내 결제가를 모아 줄 세우고 있어요.'
    if (data.own.whole) return `전체 ${formatCount(data.total)}개를 내 결제가순으로 보여 드려요.`
    return `상품이 ${formatCount(data.total)}개라 불러온 만큼씩만 내 결제가순이에요. 조건을 더 고르면 전체를 줄 세워요.`
  },
)

/** The tabs "전체 · 카드 · 배송비 포함": all offers by the shopper's price, card prices, prices with delivery. */
export type OfferTab = 'all' | 'card' | 'delivery'

interface TabWords {
  readonly key: OfferTab
  /** The name of the figure that the tab compares. */
  readonly figure: string
  /** Explains the sort order and the costs that it ignores; every ranking must state them. */
  readonly basis: string
}

/**
 * The tabs in order; the first is the default: "Market defaults: sort 'low', type 'all'" (specification, section 9).
 */
export const offerTabs: readonly TabWords[] = [
  {
    key: 'all',
    figure: '내 결제가',
    basis:
      '내는 금액이 낮은 순이에요. 배송비를 모르는 몰은 뒤에 두고, 지역 추가 배송비를 모르면 그것만 빼고 정렬해요.',
  },
  {
    key: 'card',
    figure: '카드가',
    basis: '필수옵션을 더한 카드 판매가가 낮은 순이에요. 할인과 배송비는 빼고 정렬해요.',
  },
  {
    key: 'delivery',
    figure: '배송비 포함가',
    basis: '필수옵션과 배송비를 더한 금액이 낮은 순이에요. 할인과 지역 추가 배송비는 빼고 정렬해요.',
  },
]

/** The tab in an address's `tab` parameter; all offers for anything else. */
export function readOfferTab(search: string): OfferTab {
  const named = new URLSearchParams(search).get('tab')
  return offerTabs.find(({ key }) => key === named)?.key ?? 'all'
}

/** The query of a product's page with another tab. Other parameters stay. */
export function writeOfferTab(search: string, tab: OfferTab): string {
  const query = new URLSearchParams(search)
  if (tab === 'all') query.delete('tab')
  else query.set('tab', tab)
  return query.size === 0 ? '' : `?${query}`
}

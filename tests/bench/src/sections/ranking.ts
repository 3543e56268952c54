import type { ItemListResponse, Market, MarketResponse } from '@jeoul/api/types'
import { defaultTerms, type OfferTerms, type PaymentTerms, rankOffers } from '@jeoul/personal-price'
import { toFixedWork } from '../fixed-work.ts'
import { measuredCategory } from '../load/lists.ts'
import { figure, goal, type Section } from '../report.ts'
import { type Mock, startMock } from '../servers/start-server.ts'
import { median, percentile } from '../statistics.ts'

const offerCount = 200
/** So that a piece of work costs about as much as the fixed one, and the clock's steps count in neither. */
const changesInPiece = 100

/** Set one after another. */
const termsOfShoppers: readonly PaymentTerms[] = [
  defaultTerms,
  { ...defaultTerms, cash: true },
  { ...defaultTerms, cards: ['삼성카드', '신한카드', 'KB국민카드', '현대카드'] },
  { ...defaultTerms, memberships: ['와우 멤버십', '우주패스', '신세계 유니버스 클럽'] },
  { ...defaultTerms, region: 'jeju', quantity: 3 },
  {
    cards: ['롯데카드', '하나카드', 'NH농협카드', '우리카드', 'BC카드'],
    cash: true,
    memberships: ['네이버플러스 멤버십', '롯데오너스'],
    region: 'remote',
    quantity: 12,
  },
]

/** Measures how long it takes to price and sort offers again when 내 결제조건 changes. */
export async function ranking(rounds: number): Promise<Section> {
  await using mock = await startMock(10_000)
  const offers = await fetchOffers(mock)
  const change = (place: number) => {
    const terms = termsOfShoppers[place % termsOfShoppers.length]
    if (terms) rankOffers(offers, terms)
  }
  const times = Array.from({ length: 600 * rounds }, (_, place) => {
    const began = performance.now()
    change(place)
    return performance.now() - began
  })
  const pieces = Array.from({ length: 10 * rounds }, () => () => {
    for (let place = 0; place < changesInPiece; place += 1) change(place)
  })
  const slow = percentile(times, 0.95)
  return {
    title: `내 결제조건: ${offerCount} offers ranked again at each change`,
    table: {
      columns: ['ms: the very first', 'median', '19 of 20 below'],
      rows: [[times[0] ?? Number.NaN, median(times), slow].map(figure)],
    },
    goals: [goal('ms, 19 of 20 below', slow, 'at most', 4)],
    ratios: [
      {
        name: 'a changed 내 결제조건, to a fixed piece of work',
        value: toFixedWork(pieces) / changesInPiece,
        better: 'less',
      },
    ],
  }
}

/** Offers of products with many malls, each with its cash and its card price. */
async function fetchOffers(mock: Mock): Promise<readonly OfferTerms[]> {
  const list = `${mock.origin}/front/v3/items?cate_id=${measuredCategory}&limit=100`
  const { result }: ItemListResponse = await (await fetch(list)).json()
  const offers: OfferTerms[] = []
  for (const { item_id } of result.items.toSorted((a, b) => b.mall_count - a.mall_count)) {
    if (offers.length >= offerCount) break
    const malls = `${mock.second}/desktop/v1/shopping/items/${item_id}/malls/all`
    const cash: MarketResponse = await (await fetch(`${malls}?on_sale=0`)).json()
    const card: MarketResponse = await (await fetch(`${malls}?on_sale=1`)).json()
    const byMall = new Map(card.markets.map(market => [market.mallName, market]))
    offers.push(...cash.markets.map(market => termsOf(market, byMall.get(market.mallName))))
  }
  return offers.slice(0, offerCount)
}

function termsOf({ priceB2c, ...market }: Market, card: Market | undefined): OfferTerms {
  return { ...market, cash: priceB2c, card: card?.priceB2c ?? null, eventCard: card?.eventCard ?? '' }
}

import { expect, test } from 'vitest'
import { offerTabs, readOfferTab, writeOfferTab } from './offer-tab.ts'
import { tabPrice } from './tab-price.ts'
import { marketOf } from './testing/market-of.ts'

test.each([
  ['', 'all'],
  ['?tab=card', 'card'],
  ['?tab=delivery&popup=1', 'delivery'],
  ['?tab=everything', 'all'],
  ['?tab=', 'all'],
])('the tab of "%s" is %s', (search, tab) => {
  expect(readOfferTab(search)).toBe(tab)
})

test.each([
  ['', 'card', '?tab=card'],
  ['?popup=1&tab=card', 'delivery', '?popup=1&tab=delivery'],
  ['?tab=card', 'all', ''],
  ['?popup=1', 'all', '?popup=1'],
] as const)('"%s" with %s is "%s"', (search, tab, written) => {
  expect(writeOfferTab(search, tab)).toBe(written)
})

test.each([
  ['card', '할인과 배송비는 빼고 정렬해요.', 10_000],
  ['delivery', '할인과 지역 추가 배송비는 빼고 정렬해요.', 13_000],
] as const)('regression: the order by %s did not say all that it leaves out', (tab, words, figure) => {
  const market = marketOf({
    costDelivery: { kind: 'paid', fee: 3_000 },
    costRegion: { jeju: 4_000 },
    discounts: [{ kind: 'coupon', name: '쿠폰', amount: 1_000 }],
  })
  expect(tabPrice({ offer: {}, market }, tab).figure).toBe(figure)
  expect(offerTabs.find(({ key }) => key === tab)?.basis).toContain(words)
})

test('reads back a written tab', () => {
  for (const { key } of offerTabs) expect(readOfferTab(writeOfferTab('?popup=1', key))).toBe(key)
})

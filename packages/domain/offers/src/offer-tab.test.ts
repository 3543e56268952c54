import { expect, test } from 'vitest'
import { offerTabs, readOfferTab, writeOfferTab } from './offer-tab.ts'

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

test('reads back a written tab', () => {
  for (const { key } of offerTabs) expect(readOfferTab(writeOfferTab('?popup=1', key))).toBe(key)
})

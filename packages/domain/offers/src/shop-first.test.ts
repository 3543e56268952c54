import { defaultTerms } from '@jeoul/personal-price'
import { describe, expect, test } from 'vitest'
import { lowestRow, offerListRows } from './offer-list-rows.ts'
import { shopFirst } from './shop-first.ts'
import { marketOf } from './testing/market-of.ts'

const cheap = marketOf({ mallName: '싼 몰', priceB2c: 9_000 })
const dear = marketOf({ mallName: '비싼 몰', priceB2c: 12_000 })
const shop = marketOf({ mallName: '미니샵', priceB2c: 11_000, idxBManager: 20 })
const own = marketOf({ mallName: '저울', priceB2c: 13_000, idxBManager: 1 })
const cash = [cheap, dear, shop, own]
const rows = offerListRows({ cash, card: [], inTab: null }, defaultTerms)
const namesOf = (found: typeof rows) => found.map(({ market }) => market.mallName)

describe('"Minishop open: its offer first"', () => {
  test.each([
    ['the open one is first, the others by what is paid', 20, ['미니샵', '싼 몰', '비싼 몰', '저울']],
    ['one that does not sell it changes nothing', 30, ['싼 몰', '미니샵', '비싼 몰', '저울']],
    ['the site itself is no minishop', 1, ['싼 몰', '미니샵', '비싼 몰', '저울']],
    ['"zero or missing counts as absent"', 0, ['싼 몰', '미니샵', '비싼 몰', '저울']],
  ])('%s', (_, managerId, names) => {
    expect(namesOf(shopFirst(rows, managerId))).toEqual(names)
  })
})

describe('the lowest of all', () => {
  test('is the shopper’s cheapest, in any order of a tab', () => {
    const inTab = offerListRows({ cash, card: [], inTab: [dear, shop, cheap] }, defaultTerms, 'delivery')
    expect(lowestRow(inTab)?.market).toBe(cheap)
    expect(lowestRow(shopFirst(rows, 20))).toBe(rows[0])
  })

  test('is the first of equals, and null without rows', () => {
    const twin = offerListRows(
      { cash: [cheap, { ...cheap, mallName: '같은 값' }], card: [], inTab: null },
      defaultTerms,
    )
    expect(lowestRow(twin)).toBe(twin[0])
    expect(lowestRow([])).toBeNull()
  })
})

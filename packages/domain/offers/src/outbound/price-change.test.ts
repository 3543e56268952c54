import { defaultTerms } from '@jeoul/personal-price'
import { describe, expect, test } from 'vitest'
import { priceChange } from './price-change.ts'

const stated = { ...defaultTerms, cash: true }
const seen = (total: number | null, isPersonal = false) => ({ total, isPersonal })

describe('"offer gone or dearer since": the current price and the one that was seen', () => {
  test.each([
    ['the same', 10_000, { kind: 'none' }],
    ['one won more', 9_999, { kind: 'dearer', by: 1, seen: 9_999 }],
    ['one won less', 10_001, { kind: 'cheaper', by: 1, seen: 10_001 }],
    ['nothing was seen', null, { kind: 'none' }],
    ['it was free', 0, { kind: 'dearer', by: 10_000, seen: 0 }],
  ])('%s', (_, total, change) => {
    expect(priceChange(seen(total), 10_000, defaultTerms)).toEqual(change)
    expect(priceChange(seen(total, true), 10_000, stated)).toEqual(change)
  })
})

describe('prices of different shoppers are not compared', () => {
  test.each([
    ['the server does not know whose price it was', true, defaultTerms],
    ['a price by default terms was seen, and the terms were stated since', false, stated],
  ])('%s', (_, isPersonal, terms) => {
    expect(priceChange(seen(9_000, isPersonal), 10_000, terms)).toEqual({ kind: 'none' })
  })
})

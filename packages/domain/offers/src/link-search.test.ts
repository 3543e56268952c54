import { defaultTerms, truePrice } from '@jeoul/personal-price'
import { describe, expect, test } from 'vitest'
import { linkSearch, seenPrice } from './link-search.ts'

test('a price for anyone', () => {
  expect(linkSearch({ itemIdCp: '77012', total: 892_000, delivery: 0, way: 'card', isPersonal: false })).toBe(
    '?offer=77012&seen=892000&delivery=0&way=card',
  )
})

test('a price by 내 결제조건, and a non-numeric id', () => {
  const seen = {
    itemIdCp: 'A&B 1',
    total: 0,
    delivery: 'unknown',
    way: '삼성카드',
    isPersonal: true,
  } as const
  expect(linkSearch(seen)).toBe(
    '?offer=A%26B+1&seen=0&delivery=unknown&way=%EC%82%BC%EC%84%B1%EC%B9%B4%EB%93%9C&personal=1',
  )
})

describe('the parts of a price that a shopper sees', () => {
  const offer = {
    cash: 10_000,
    card: null,
    eventCard: '',
    costDelivery: { kind: 'paid', fee: 3000 },
  } as const
  const seen = (changes: object) => {
    const price = truePrice({ ...offer, ...changes }, defaultTerms)
    return price && seenPrice(price)
  }
  test.each([
    ['any card', {}, { total: 13_000, delivery: 3000, way: 'card' }],
    ['cash alone', { cashOnly: true }, { total: 13_000, delivery: 3000, way: 'cash' }],
    [
      'one card',
      { cash: null, card: 9000, eventCard: '삼성카드' },
      { total: 12_000, delivery: 3000, way: '삼성카드' },
    ],
    [
      'delivery that nobody tells',
      { costDelivery: { kind: 'unknown' } },
      { total: 10_000, delivery: 'unknown', way: 'card' },
    ],
  ])('%s', (_, changes, wanted) => {
    expect(seen(changes)).toEqual(wanted)
  })
})

import { expect, test } from 'vitest'
import type { DeliveryTerms } from '../../catalogue/catalogue.ts'
import { byTruePrice } from './build-market.ts'

function offer(name: string, price: number, delivery: DeliveryTerms) {
  return { mallName: name, price, delivery }
}

test('orders offers by what one piece costs, unknown delivery last', () => {
  const offers = [
    offer('unknown, dear', 900, { kind: 'unknown' }),
    offer('unknown', 100, { kind: 'unknown' }),
    offer('below the threshold', 20_000, { kind: 'free-above', fee: 3000, threshold: 20_001 }),
    offer('at the threshold', 20_000, { kind: 'free-above', fee: 3000, threshold: 20_000 }),
    offer('paid', 19_000, { kind: 'paid', fee: 2500 }),
    offer('free', 21_000, { kind: 'free' }),
  ]
  expect(offers.toSorted(byTruePrice).map(({ mallName }) => mallName)).toEqual([
    'at the threshold',
    'free',
    'paid',
    'below the threshold',
    'unknown',
    'unknown, dear',
  ])
})

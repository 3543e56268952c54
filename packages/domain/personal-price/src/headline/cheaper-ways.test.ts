import { expect, test } from 'vitest'
import { defaultTerms, type PaymentTerms } from '../offer/payment-terms.ts'
import { cheaperWays } from './cheaper-ways.ts'
import { headline } from './headline.ts'

const ways = [9_000, 9_500].map(total =>
  headline({
    total,
    includes: [],
    delivery: 0,
    cashOnly: false,
    card: '삼성카드',
    isForMembers: false,
    hasCoupon: false,
    isLowest: true,
  }),
)

test.each<[string, number, Partial<PaymentTerms>, number[]]>([
  ['beside a dearer price', 10_000, {}, [9_000, 9_500]],
  ['never beside one that costs as much or less', 9_500, {}, [9_000]],
  ['whatever the shopper holds', 10_000, { cards: ['신한카드'], cash: true }, [9_000, 9_500]],
  ['not beside an order to an island', 13_000, { region: 'jeju' }, []],
  ['not beside several pieces', 20_000, { quantity: 2 }, []],
])('(assumed) other ways of paying are named %s', (_, total, changes, expected) => {
  const named = cheaperWays(ways, total, { ...defaultTerms, ...changes })
  expect(named.map(way => way.total)).toEqual(expected)
})

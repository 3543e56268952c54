import type { OfferTerms } from '@jeoul/personal-price'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mallsOf } from './malls.ts'
import type { OrderLine } from './order-line.ts'
import { orderTotals } from './order-totals.ts'
import { morePieces, priceOrder } from './price-order.ts'
import { anyQuestion } from './testing/any-question.ts'
import { mallOfferOf } from './testing/market-questions.ts'

test('any selection of lines costs what its order costs, and grows only if that may cost less', () => {
  fc.assert(
    fc.property(anyQuestion, question => {
      const { region } = question.terms
      for (const { payments, choices } of mallsOf(question)) {
        for (const payment of payments.keys()) {
          const lines = [...choices.values()].flat().flatMap(({ lines }): readonly OrderLine[] => {
            const line = lines[payment]
            return line ? [line] : []
          })
          const totalOf = orderTotals(
            lines.map((line, at) => ({ bit: 1 << at, line })),
            region,
          )
          for (let selected = 1; selected < 2 ** lines.length; selected++) {
            const order = lines.filter((_, at) => (selected & (1 << at)) !== 0)
            const costs = priceOrder(order, region)
            const { total, unknownDeliveries, mayGrow } = totalOf(selected)
            expect({ total, unknownDeliveries }).toEqual({
              total: costs.total,
              unknownDeliveries: costs.unknownDeliveries,
            })
            const larger = morePieces(order, costs).map(more => priceOrder(more, region).total)
            if (!mayGrow) expect(Math.min(total, ...larger)).toBe(total)
          }
        }
      }
    }),
    { numRuns: 200 },
  )
})

const lineOf = (each: number, terms: Partial<OfferTerms>): OrderLine => ({
  terms: mallOfferOf('갑', terms),
  each,
  pieces: 1,
  discounts: terms.discounts ?? [],
  bound: 0,
})

test('a later kind of discount is of what is left, and a delivery may be saved by one more piece', () => {
  const half = { name: '반값', percent: 50 }
  const halved = lineOf(10_000, {
    discounts: [
      { kind: 'card', ...half },
      { kind: 'coupon', ...half },
    ],
  })
  expect(orderTotals([{ bit: 1, line: halved }], 'mainland')(1).total).toBe(2_500)
  const fan = lineOf(1_000, { costDelivery: { kind: 'free-above', threshold: 2_000, fee: 3_000 } })
  expect(orderTotals([{ bit: 1, line: fan }], 'mainland')(1)).toMatchObject({ total: 4_000, mayGrow: true })
})

import { rankOffers } from '@jeoul/personal-price'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { weigh } from './found-order.ts'
import type { Plan } from './purchase-plan.ts'
import { solve } from './solve.ts'
import { anyQuestion } from './testing/any-question.ts'
import { bruteForce } from './testing/brute-force.ts'

const ordersOf = (plan: Plan | null) => plan?.malls.flatMap(({ orders }) => orders) ?? []
const found = (plan: Plan | null) => ({
  parts: ordersOf(plan).reduce((count, { parts }) => count + parts.length, 0),
  cost: ordersOf(plan).reduce((sum, order) => sum + weigh(order), 0),
})

describe('the plans for any parts, malls and shopper', () => {
  test.each([
    ['oneMall', 1],
    ['twoMalls', 2],
    ['anyMalls', 3],
  ] as const)('%s is the cheapest of all plans', (choice, malls) => {
    fc.assert(
      fc.property(anyQuestion, question => {
        expect(found(solve(question)[choice])).toEqual(bruteForce(question, malls))
      }),
      { numRuns: 150 },
    )
  })

  test('a single part costs the same as on its page', () => {
    fc.assert(
      fc.property(anyQuestion, question => {
        const [part] = question.parts
        fc.pre(part !== undefined)
        if (!part) return
        const { anyMalls, separate } = solve({ ...question, parts: [part] })
        const [first] = rankOffers(part.offers, { ...question.terms, quantity: part.quantity })
        expect(anyMalls?.total).toBe(first?.price.isReachable ? first.price.total : undefined)
        expect(anyMalls).toEqual(separate)
      }),
      { numRuns: 300 },
    )
  })

  test('more malls never cost more, nor does buying together', () => {
    fc.assert(
      fc.property(anyQuestion, question => {
        const { oneMall, twoMalls, anyMalls, separate } = solve(question)
        expect(found(anyMalls).cost).toBeLessThanOrEqual(found(separate).cost)
        if (twoMalls?.missing.length === 0) {
          expect(found(anyMalls).cost).toBeLessThanOrEqual(found(twoMalls).cost)
        }
        if (oneMall?.missing.length === twoMalls?.missing.length) {
          expect(found(twoMalls).cost).toBeLessThanOrEqual(found(oneMall).cost)
        }
      }),
      { numRuns: 100 },
    )
  })

  test('a total is the sum of what is shown', () => {
    fc.assert(
      fc.property(anyQuestion, question => {
        for (const order of ordersOf(solve(question).anyMalls)) {
          const goods = order.parts.reduce((sum, part) => sum + part.goods, 0)
          const off = order.discounts.reduce((sum, { amount }) => sum + amount, 0)
          expect(order.total).toBe(goods - off + order.delivery)
        }
      }),
      { numRuns: 100 },
    )
  })
})

import type { PartKind } from '@jeoul/api/types'
import { expect, test } from 'vitest'
import { partOf } from '../testing/parts.ts'
import { plansOf, unpricedKinds } from './start-plan.ts'

const kinds: readonly PartKind[] = ['gpu', 'cpu', 'motherboard', 'memory', 'ssd', 'case', 'cooler', 'power']
const soldOut = { price_state: 2, cash: null, card: null } as const
const marketOf = (...unpriced: readonly PartKind[]) =>
  Object.fromEntries(
    kinds.map(kind => [
      kind,
      [partOf(kind, kind, soldOut), ...(unpriced.includes(kind) ? [] : [partOf(`${kind}2`, kind)])],
    ]),
  )

test.each([
  ['one with a price is enough', 'game', marketOf(), []],
  ['in the order of the sheet', 'game', marketOf('power', 'ssd', 'case'), ['ssd', 'case', 'power']],
  ['what the use does without does not count', 'office', marketOf('gpu'), []],
  ['what is not sold at all has no price', 'office', { ...marketOf(), cpu: [] }, ['cpu']],
] as const)('starts are not to be had for want of prices: %s', (_, use, parts, expected) => {
  expect(unpricedKinds(use, parts, 'cash')).toEqual(expected)
})

test.each([
  ['between two budgets', 2_500_000, 16, [2_500_000, 1_200_000, 1_800_000, 3_000_000]],
  ['of a usual budget', 3_000_000, 32, [3_000_000, 1_200_000, 1_800_000]],
  ['below all of them', 900_000, 16, [900_000, 1_200_000, 1_800_000, 3_000_000]],
  ['above all of them', 9_000_000, 32, [9_000_000, 1_200_000, 1_800_000, 3_000_000]],
] as const)('a plan for an own budget %s comes first', (_, own, memory, budgets) => {
  const plans = plansOf('game', own)
  expect(plans[0]).toMatchObject({ use: 'game', memory })
  expect(plans.map(({ budget }) => budget)).toEqual(budgets)
})

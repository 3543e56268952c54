import type { PartKind } from '@jeoul/api/types'
import { expect, test } from 'vitest'
import { partOf } from '../testing/parts.ts'
import { unpricedKinds } from './start-plan.ts'

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

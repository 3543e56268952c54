import type { PartGroup } from '@jeoul/api/types'
import { describe, expect, test } from 'vitest'
import { type Configuration, changeFrom, linesOf, readConfiguration } from './configuration.ts'

const option = (idx: number, cash: number, item_id?: string) => ({
  ...{ idx, type: 1 as const, name: `${idx}`, price_state: 3 as const, cash, card: cash },
  ...(item_id !== undefined && { item_id }),
})
const groupOf = (usual: number | null, ...list: PartGroup['list']): PartGroup => ({
  ...{ name: '', type: 1, default: usual, list },
})
const configuration: Configuration = {
  originPrice: 1_000_000,
  base: [groupOf(1, option(1, 300_000, '11'), option(2, 400_000, '12')), groupOf(3, option(3, 50_000))],
  add: [
    groupOf(null, option(4, 200_000, '14')),
    groupOf(
      null,
      { ...option(5, 25_000), type: 4, part_id: 's5' },
      { ...option(6, 35_000), type: 4, part_id: 's6' },
    ),
  ],
  active: [1, 3],
  default: [1, 3],
}
const lines = (...ids: readonly string[]) => ids.map(partId => ({ partId, quantity: 1 }))

test('"base and add option lists, active": an estimate starts with the active parts, services among them', () => {
  expect(linesOf(configuration)).toEqual(lines('11'))
  expect(linesOf({ ...configuration, active: [2, 3, 5] })).toEqual(lines('12', 's5'))
})

describe('"addedChangeLenght, addedChangePrice, selectIdxArr": (originPrice + Σ(chosen − default))', () => {
  test.each<[string, string[], number, number, number[]]>([
    ['as it comes', ['11'], 0, 0, [1, 3]],
    ['another part', ['12'], 1, 100_000, [2, 3]],
    ['something beside it', ['11', '14'], 1, 200_000, [1, 3, 4]],
    ['a service', ['11', 's6'], 1, 35_000, [1, 3, 6]],
    ['a part left out', [], 1, -300_000, [3]],
    ['a part that it does not offer', ['11', '99'], 0, 0, [1, 3]],
  ])('%s', (_, ids, addedChangeLength, addedChangePrice, selectIdxArr) => {
    expect(changeFrom(configuration, lines(...ids))).toEqual({
      originPrice: 1_000_000,
      price: 1_000_000 + addedChangePrice,
      addedChangeLength,
      addedChangePrice,
      selectIdxArr,
    })
  })
})

test('"base and add option lists, active and default lists" are read; an answer without them is refused', () => {
  const pc = {
    ...configuration,
    ...{ price: 1, each: 1, addedChangeLenght: 0, addedChangePrice: 0, selectIdxArr: [1, 3] },
    base: [...configuration.base],
    add: [...configuration.add],
    active: [1, 3],
    default: [1, 3],
    lists: { 1: [], 2: [], 3: [], 4: [] },
  }
  const result = {
    idx_estimate: 1,
    idx_b_manager: 1,
    created: '2026-11-23T00:00:00Z',
    months: [12 as const],
    pc,
  }
  expect(readConfiguration({ success: true, message: 'success', result })).toEqual(configuration)
  expect(readConfiguration({ success: false, message: '', result })).toBeNull()
})

import { describe, expect, test } from 'vitest'
import { configuration } from '../testing/configuration.ts'
import { partOf } from '../testing/parts.ts'
import { changeFrom, linesOfConfiguration, readConfiguration } from './configuration.ts'

const lines = (...ids: readonly string[]) => ids.map(partId => ({ partId, quantity: 1 }))

test('"base and add option lists, active": an estimate starts with the active parts, services among them', () => {
  expect(linesOfConfiguration(configuration)).toEqual(lines('11'))
  expect(linesOfConfiguration({ ...configuration, active: [2, 3, 5] })).toEqual(lines('12', 's5'))
})

test('"base and add option lists, active and default lists" are read; an answer without them is refused', () => {
  const pc = {
    ...configuration,
    price: 1,
    each: 1,
    addedChangeLenght: 0,
    addedChangePrice: 0,
    selectIdxArr: [1, 3],
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

const parts = [
  partOf('11', 'cpu', { cash: 300_000 }),
  partOf('13', 'cpu', { cash: 350_000 }),
  partOf('14', 'ssd', { cash: 200_000 }),
  partOf('15', 'ssd', { cash: 150_000 }),
  partOf('16', 'monitor', { cash: 90_000 }),
  partOf('17', 'cpu', { price_state: 1, cash: null }),
]
const known = Object.fromEntries(parts.map(part => [part.part_id, part]))
const estimateOf = (text: string, each = 1) => ({
  lines: text.split(' ').flatMap(piece => {
    const [partId, quantity = '1'] = piece.split('x')
    return partId ? [{ partId, quantity: Number(quantity) }] : []
  }),
  each,
})

describe('"addedChangeLenght, addedChangePrice, selectIdxArr": (originPrice + Σ(chosen − default))', () => {
  test.each<[string, string, number, number, number[]]>([
    ['as it comes', '11', 0, 0, [1, 3]],
    ['another option', '12', 1, 100_000, [2, 3]],
    ['an option beside it', '11 14', 1, 200_000, [1, 3, 4]],
    ['a service', '11 s6', 1, 35_000, [1, 3, 6]],
    ['an option left out', '', 1, -300_000, [3]],
    ['two of an option', '11x2', 1, 300_000, [1, 3]],
    ['a part that is no option, in the place of its kind', '13', 1, 50_000, [3]],
    ['one that is no option, beside an option of its kind', '11 14 15', 1, 350_000, [1, 3, 4]],
    ['one of a kind without options', '11 16x2', 1, 180_000, [1, 3]],
    ['one without a price takes the place all the same', '17', 1, -300_000, [3]],
    ['one that nobody knows', '11 99', 1, 0, [1, 3]],
  ])('%s', (_, text, addedChangeLength, addedChangePrice, selectIdxArr) => {
    expect(changeFrom(configuration, estimateOf(text), known)).toEqual({
      originPrice: 1_000_000,
      price: 1_000_000 + addedChangePrice,
      addedChangeLength,
      addedChangePrice,
      selectIdxArr,
    })
  })

  test('"× each": the price is of all PCs', () => {
    expect(changeFrom(configuration, estimateOf('12', 3), known)).toMatchObject({
      addedChangePrice: 100_000,
      price: 3_300_000,
    })
  })
})

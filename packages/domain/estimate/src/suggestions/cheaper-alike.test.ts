import type { Part, PartFigures, PartKind } from '@jeoul/api/types'
import { describe, expect, test } from 'vitest'
import { partOf } from '../testing/parts.ts'
import { cheaperAlike } from './cheaper-alike.ts'

const boardWithoutSlots: PartFigures = {
  socket: 'AM5',
  chipset: 'B850',
  form_factor: 'ATX',
  memory_types: ['DDR5'],
}
const board: PartFigures = { ...boardWithoutSlots, memory_slots: 4 }
const at = (part_id: string, kind: PartKind, cash: number, figures: PartFigures): Part =>
  partOf(part_id, kind, { cash, figures })

const found = (line: Part, others: readonly Part[], quantity = 1, beside: readonly Part[] = []) =>
  cheaperAlike(
    [{ part: line, quantity }, ...beside.map(part => ({ part, quantity: 1 }))],
    { [line.kind]: [line, ...others] },
    'cash',
  ).map(({ part, saving }) => [part.part_id, saving])

test('prefers ordinary goods; others only as a last resort', () => {
  const held = at('1', 'motherboard', 300_000, board)
  const bulk = { ...at('2', 'motherboard', 200_000, board), name: '메인보드 (벌크)' }
  const ordinary = at('3', 'motherboard', 250_000, board)
  expect(found(held, [bulk, ordinary])).toEqual([['3', 50_000]])
  expect(found(held, [bulk])).toEqual([['2', 100_000]])
})

describe('the same for less', () => {
  const held = at('1', 'motherboard', 300_000, board)

  test.each<[string, Part, boolean]>([
    ['the same figures for less', at('2', 'motherboard', 250_000, board), true],
    ['more slots', at('2', 'motherboard', 250_000, { ...board, memory_slots: 8 }), true],
    ['fewer slots', at('2', 'motherboard', 250_000, { ...board, memory_slots: 2 }), false],
    ['another chipset', at('2', 'motherboard', 250_000, { ...board, chipset: 'A620' }), false],
    ['a figure that is missing', at('2', 'motherboard', 250_000, boardWithoutSlots), false],
    ['the same price', at('2', 'motherboard', 300_000, board), false],
    ['a few won less', at('2', 'motherboard', 299_500, board), false],
    ['sold out', { ...at('2', 'motherboard', 250_000, board), price_state: 1 }, false],
  ])('%s', (_, other, isSuggested) => {
    expect(found(held, [other])).toEqual(isSuggested ? [['2', 50_000]] : [])
  })

  test('is the cheapest equivalent, for all pieces of a line', () => {
    const disk = { link: 'nvme', form_factor: 'M.2 2280', capacity: 1000 } as const
    expect(
      found(at('1', 'ssd', 150_000, disk), [at('2', 'ssd', 120_000, disk), at('3', 'ssd', 100_000, disk)], 2),
    ).toEqual([['3', 100_000]])
  })

  test('makes no outcome of compatibility worse', () => {
    const box = at('9', 'case', 100_000, { power_form_factors: ['ATX'], max_power_length: 160 })
    const power = { form_factor: 'ATX', watts: 850, length: 150 }
    const others = [
      at('2', 'power', 90_000, { ...power, length: 200 }),
      at('3', 'power', 95_000, { ...power, watts: 1000 }),
    ]
    expect(found(at('1', 'power', 150_000, power), others, 1, [box])).toEqual([['3', 55_000]])
  })

  test('is not offered for kinds without comparable figures', () => {
    expect(found(at('1', 'monitor', 500_000, {}), [at('2', 'monitor', 300_000, {})])).toEqual([])
  })
})

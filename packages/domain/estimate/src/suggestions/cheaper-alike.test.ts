import type { Part, PartFigures, PartKind } from '@jeoul/api/types'
import { describe, expect, test } from 'vitest'
import { partOf } from '../testing/parts.ts'
import { cheaperAlike, isAlike } from './cheaper-alike.ts'

const cpu: PartFigures = {
  socket: 'AM5',
  generation: 'Raphael',
  cores: 8,
  threads: 16,
  clock: 5.4,
  cache: 32,
  graphics: true,
  cooler_included: false,
}
const gpu: PartFigures = { chip: 'GeForce RTX 5060 Ti', video_memory: 8, length: 240 }
const box: PartFigures = { form_factors: ['ATX', 'Micro ATX'], max_gpu: 360, max_cooler: 165 }

describe('"the same for less" (assumed): the conditions for an equivalent part', () => {
  test.each<[string, PartKind, PartFigures, PartFigures, boolean]>([
    ['the same processor', 'cpu', cpu, cpu, true],
    ['more cores', 'cpu', cpu, { ...cpu, cores: 12, threads: 24 }, true],
    ['fewer cores', 'cpu', cpu, { ...cpu, cores: 6 }, false],
    ['a lower clock', 'cpu', cpu, { ...cpu, clock: 5.3 }, false],
    ['less cache', 'cpu', { ...cpu, cache: 96 }, cpu, false],
    ['a clock that is not stated', 'cpu', cpu, { ...cpu, clock: 0 }, false],
    ['a higher clock of an older generation', 'cpu', cpu, { ...cpu, generation: 'Vermeer', clock: 6 }, false],
    ['another socket', 'cpu', cpu, { ...cpu, socket: 'AM4' }, false],
    ['no picture any more', 'cpu', cpu, { ...cpu, graphics: false }, false],
    ['no cooler any more', 'cpu', { ...cpu, cooler_included: true }, cpu, false],
    ['a cooler as well', 'cpu', cpu, { ...cpu, cooler_included: true }, true],
    ['the same chip on a longer card', 'gpu', gpu, { ...gpu, length: 330 }, true],
    ['the same chip with more memory', 'gpu', gpu, { ...gpu, video_memory: 16 }, true],
    ['the same chip with less memory', 'gpu', { ...gpu, video_memory: 16 }, gpu, false],
    ['another chip', 'gpu', gpu, { ...gpu, chip: 'GeForce RTX 5070' }, false],
    ['chips that nobody tells', 'gpu', { video_memory: 8 }, { video_memory: 8 }, false],
    ['a case for larger boards', 'case', box, { ...box, form_factors: ['EATX', 'Micro ATX', 'ATX'] }, true],
    ['a case for smaller boards alone', 'case', box, { ...box, form_factors: ['Micro ATX'] }, false],
    ['a case with less room for a card', 'case', box, { ...box, max_gpu: 355 }, false],
    ['a case that does not state its room', 'case', box, { form_factors: ['ATX', 'Micro ATX'] }, false],
  ])('%s', (_, kind, figures, other, is) => {
    expect(isAlike(kind, figures, other)).toBe(is)
  })
})

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

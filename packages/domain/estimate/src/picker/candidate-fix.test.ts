import type { Part, PartFigures, PartKind } from '@jeoul/api/types'
import { expect, test } from 'vitest'
import { allSteps, type PartsByKind } from '../compatibility/index.ts'
import { marketOf } from '../sheet/market-model.ts'
import { pieceOf } from '../sheet/sheet.ts'
import { partOf } from '../testing/parts.ts'
import { candidateFix } from './candidate-fix.ts'

const sold = (
  partId: string,
  kind: PartKind,
  cash: number,
  figures: PartFigures,
  name = `부품 ${partId}`,
): Part => partOf(partId, kind, { cash, figures, name })
const am4 = { socket: 'AM4', memory_types: ['DDR4'] }
const am5 = { socket: 'AM5', memory_types: ['DDR5'] }
const cpus = [
  sold('1', 'cpu', 300_000, am5),
  sold('2', 'cpu', 200_000, am4),
  sold('7', 'cpu', 290_000, am4, '수입 (해외구매)'),
]
const [cpu] = cpus
const slots = { memory_slots: 4, max_memory: 128 }
const board = sold('3', 'motherboard', 180_000, { ...am5, ...slots })
const oldBoard = sold('4', 'motherboard', 150_000, { ...am4, ...slots })
const modules = { modules: 2, module_capacity: 16 }
const memories = [
  sold('5', 'memory', 130_000, { ...modules, memory_types: ['DDR5'] }),
  sold('6', 'memory', 60_000, { ...modules, memory_types: ['DDR4'] }),
]
const all: PartsByKind = { cpu: cpus, memory: memories, motherboard: [board, oldBoard] }

function ask(
  candidate: Part,
  held: readonly (Part | undefined)[],
  present: Part | null,
  parts = all,
  each = 1,
) {
  const pieces = held.flatMap(part => (part ? [pieceOf({ part, quantity: 1 })] : []))
  const states = Object.fromEntries(
    Object.entries(parts).map(([kind, data]) => [kind, { status: 'full' as const, data }]),
  )
  const trial = { pieces, present: present && { part: present, quantity: 1 } }
  const { fix, difference } = allSteps(
    candidateFix(candidate, trial, marketOf(states, { type: 'cash', each })),
  )
  return [fix?.part.part_id, fix?.also?.part.part_id, difference]
}

test.each<[string, Parameters<typeof ask>, ReturnType<typeof ask>]>([
  ['one that fits', [board, [cpu], null], [undefined, undefined, null]],
  ['one other part', [oldBoard, [cpu], null], ['2', undefined, 50_000]],
  ['× each', [oldBoard, [cpu], null, all, 2], ['2', undefined, 100_000]],
  ['in the place of another', [oldBoard, [cpu, board], board], ['2', undefined, -130_000]],
  ['two other parts', [oldBoard, [cpu, board, memories[0]], board], ['2', '6', -200_000]],
  [
    'goods on a condition where nothing else does',
    [oldBoard, [cpu], null, { ...all, cpu: cpus.slice(2) }],
    ['7', undefined, 440_000],
  ],
  ['nothing', [oldBoard, [cpu], null, { ...all, cpu: cpus.slice(0, 1) }], [undefined, undefined, null]],
])('"the cheapest change that would mend it": %s', (_, args, expected) => {
  expect(ask(...args)).toEqual(expected)
})

test('regression: a processor put in with its board left the problem that it has no cooler', () => {
  const needsCooler = sold('8', 'cpu', 250_000, { ...am4, cooler_included: false })
  const cooler = sold('9', 'cooler', 40_000, { sockets: ['AM4', 'AM5'], tdp: 200 })
  const others = (['gpu', 'ssd', 'case', 'power'] as const).map(kind => sold(kind, kind, 50_000, {}))
  const held = [cpu, board, memories[1], ...others]
  const parts = { ...all, cooler: [cooler], ...Object.groupBy(others, ({ kind }) => kind) }
  expect(ask(needsCooler, held, cpu ?? null, parts)).toEqual(['4', '9', -40_000])
})

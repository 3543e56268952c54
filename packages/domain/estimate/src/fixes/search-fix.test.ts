import type { Part, PartFigures, PartKind } from '@jeoul/api/types'
import { checkBuild, type PartsByKind } from '@jeoul/compatibility'
import { describe, expect, test } from 'vitest'
import { pieceOf } from '../piece-of.ts'
import { partOf } from '../testing/parts.ts'
import { choiceOf, searchFix } from './search-fix.ts'

const sold = (partId: string, kind: PartKind, cash: number, figures: PartFigures): Part =>
  partOf(partId, kind, { cash, figures })
const am5 = { socket: 'AM5', generation: 'Raphael', memory_types: ['DDR5'] }
const cpu = sold('1', 'cpu', 300_000, am5)
const oldCpu = sold('2', 'cpu', 200_000, { socket: 'AM4', generation: 'Vermeer', memory_types: ['DDR4'] })
const board = { memory_types: ['DDR4'], memory_slots: 4, max_memory: 128 }
const oldBoard = sold('3', 'motherboard', 150_000, { ...board, socket: 'AM4', chipset: 'B550' })
const newBoard = sold('4', 'motherboard', 180_000, {
  ...{ ...board, socket: 'AM5', chipset: 'B650', memory_types: ['DDR5'] },
})
const modules = { modules: 2, module_capacity: 16 }
const oldMemory = sold('5', 'memory', 60_000, { ...modules, memory_types: ['DDR4'] })
const newMemory = sold('6', 'memory', 130_000, { ...modules, memory_types: ['DDR5'] })

const pieces = [cpu, oldBoard, oldMemory].map(part => pieceOf({ part, quantity: 1 }))
const [finding] = checkBuild(pieces)
const look = (known: PartsByKind) => {
  if (!finding) throw new Error('there is no problem')
  return searchFix(pieces, finding, known, part => part.cash)
}

const boards = { motherboard: [oldBoard, newBoard] }

describe('"the cheapest change that fixes it" (assumed)', () => {
  test('is looked for among the parts that the problem names', () => {
    expect(look({})).toEqual({ kinds: ['cpu', 'motherboard'], fix: null })
    expect(look({ ...boards, cpu: [cpu, oldCpu] }).fix).toMatchObject({ part: oldCpu })
  })

  test('asks for further kinds once no single change does', () => {
    expect(look({ ...boards, cpu: [cpu] })).toEqual({ kinds: ['cpu', 'motherboard', 'memory'], fix: null })
  })

  test('is of two parts then, which are chosen together', () => {
    const { fix } = look({ ...boards, cpu: [cpu], memory: [oldMemory, newMemory] })
    expect(fix && choiceOf(fix)).toEqual({
      ...{ part: newBoard, instead: '3', quantity: 1 },
      also: { part: newMemory, instead: '5', quantity: 1 },
    })
  })
})

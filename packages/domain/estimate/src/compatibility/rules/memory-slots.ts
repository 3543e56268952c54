import { piecesOf } from '../build.ts'
import { labelled, sumOf, unknown, verdict } from '../figure.ts'
import type { Rule } from '../rule.ts'
import { memorySlotsOf, modulesOf } from './memory.ts'

/** There is a slot for every module of all packs (assumed). */
export const memorySlots: Rule = {
  id: 'memory-slots',
  reads: { memory: ['modules'], motherboard: ['memory_slots'] },
  check: build => {
    const modules = piecesOf(build, 'memory').map(modulesOf)
    if (modules.length === 0) return []
    return piecesOf(build, 'motherboard').map(board => {
      const slots = memorySlotsOf(board)
      const sum = sumOf(modules)
      const figures = [...modules, slots]
      if (sum === null || slots.value === null) return unknown(...figures)
      return sum > slots.value
        ? verdict('problem', `메모리 모듈 ${sum}개 > ${labelled(slots)}`, figures)
        : verdict('pass', `메모리 모듈 ${sum}개 ≤ ${labelled(slots)}`, figures)
    })
  },
}

import { type Build, piecesOf } from '../build.ts'
import { type Figure, labelled, sumOf, unknown, verdict, withUnit } from '../figure.ts'
import type { Rule, Verdict } from '../rule.ts'
import { maxMemoryOf, memorySlotsOf, moduleCapacityOf, modulesOf } from './memory.ts'

/**
 * All memory together does not exceed the motherboard's maximum. A processor's stated maximum is often below what
 * works, so exceeding it is a warning; a processor that states none is ignored. A module larger than an equal share of
 * the slots may need a BIOS update (assumed).
 */
export const memoryCapacity: Rule = {
  id: 'memory-capacity',
  reads: {
    memory: ['modules', 'module_capacity'],
    motherboard: ['max_memory', 'memory_slots'],
    cpu: ['max_memory'],
  },
  check: build => {
    if (piecesOf(build, 'memory').length === 0) return []
    return [
      ...piecesOf(build, 'motherboard').map(board => totalWithin(build, maxMemoryOf(board), 'problem')),
      ...piecesOf(build, 'cpu')
        .map(maxMemoryOf)
        .filter(({ value }) => value !== null)
        .map(most => totalWithin(build, most, 'warning')),
      ...piecesOf(build, 'motherboard').flatMap(board =>
        largeModules(build, maxMemoryOf(board), memorySlotsOf(board)),
      ),
    ]
  },
}

function totalWithin(build: Build, most: Figure<number>, outcome: 'problem' | 'warning'): Verdict {
  const memories = piecesOf(build, 'memory')
  const modules = memories.map(modulesOf)
  const capacities = memories.map(moduleCapacityOf)
  const total = sumOf(modules.map((each, at) => ({ ...each, value: product(each, capacities[at]) })))
  const figures = [...modules, ...capacities, most]
  if (total === null || most.value === null) return unknown(...figures)
  const text = `메모리 합계 ${withUnit(total, 'GB')}`
  return total > most.value
    ? verdict(outcome, `${text} > ${labelled(most)}`, figures)
    : verdict('pass', `${text} ≤ ${labelled(most)}`, figures)
}

function product(one: Figure<number>, other: Figure<number> | undefined): number | null {
  const { value = null } = other ?? {}
  return one.value === null || value === null ? null : one.value * value
}

function largeModules(build: Build, most: Figure<number>, slots: Figure<number>): readonly Verdict[] {
  if (most.value === null || slots.value === null) return []
  const share = most.value / slots.value
  return piecesOf(build, 'memory')
    .map(moduleCapacityOf)
    .filter(({ value }) => value !== null && value > share)
    .map(module =>
      verdict(
        'conditional',
        `${labelled(module)} > 메인보드 슬롯당 ${withUnit(share, 'GB')}: BIOS 업데이트가 필요할 수 있어요`,
        [module, most, slots],
      ),
    )
}

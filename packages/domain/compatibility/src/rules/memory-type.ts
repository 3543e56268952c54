import { pairsOf } from '../build.ts'
import { labelled, unknown, verdict } from '../figures/figure.ts'
import { memoryTypesOf } from '../figures/memory.ts'
import type { Rule } from '../rule.ts'

/** Motherboard and processor both support the memory's type (assumed). */
export const memoryType: Rule = {
  id: 'memory-type',
  reads: { memory: ['memory_types'], motherboard: ['memory_types'], cpu: ['memory_types'] },
  check: build =>
    [...pairsOf(build, 'memory', 'motherboard'), ...pairsOf(build, 'memory', 'cpu')].map(
      ([memory, taker]) => {
        const is = memoryTypesOf(memory)
        const takes = memoryTypesOf(taker)
        if (is.value === null || takes.value === null) return unknown(is, takes)
        const taken = takes.value
        return is.value.some(type => taken.includes(type))
          ? verdict('pass', `${labelled(is)} = ${labelled(takes)}`, [is, takes])
          : verdict('problem', `${labelled(is)} ≠ ${labelled(takes)}`, [is, takes])
      },
    ),
}

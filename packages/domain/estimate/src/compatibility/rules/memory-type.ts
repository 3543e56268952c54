import { pairsOf } from '../build.ts'
import { labelled, unknown, verdict } from '../figure.ts'
import type { Rule } from '../rule.ts'
import { memoryTypesOf } from './memory.ts'

/** Motherboard and processor both support the memory's type (assumed). */
export const memoryType: Rule = {
  id: 'memory-type',
  reads: { memory: ['memory_types'], motherboard: ['memory_types'], cpu: ['memory_types'] },
  check: build =>
    [...pairsOf(build, 'memory', 'motherboard'), ...pairsOf(build, 'memory', 'cpu')].map(
      ([memory, other]) => {
        const own = memoryTypesOf(memory)
        const supported = memoryTypesOf(other)
        if (own.value === null || supported.value === null) return unknown(own, supported)
        const types = supported.value
        return own.value.some(type => types.includes(type))
          ? verdict('pass', `${labelled(own)} = ${labelled(supported)}`, [own, supported])
          : verdict('problem', `${labelled(own)} ≠ ${labelled(supported)}`, [own, supported])
      },
    ),
}

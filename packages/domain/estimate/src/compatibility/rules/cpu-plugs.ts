import { pairsOf } from '../build.ts'
import { labelled, unknown, verdict } from '../figure.ts'
import type { Rule } from '../rule.ts'
import { cpuPlugsOf } from './plugs.ts'

/**
 * The power supply has a plug for each socket of the motherboard. One is enough to start, so fewer is a warning
 * (assumed).
 */
export const cpuPlugs: Rule = {
  id: 'cpu-plugs',
  reads: { motherboard: ['eps_4_pin', 'eps_8_pin'], power: ['eps_4_pin', 'eps_8_pin'] },
  check: build =>
    pairsOf(build, 'motherboard', 'power').map(([board, power]) => {
      const needs = cpuPlugsOf(board)
      const has = cpuPlugsOf(power)
      if (needs.value === null || has.value === null) return unknown(needs, has)
      return needs.value > has.value
        ? verdict(
            'warning',
            `${labelled(needs)} > ${labelled(has)}: 하나만 꽂아도 켜지지만 전력을 많이 쓰면 모자랄 수 있어요`,
            [needs, has],
          )
        : verdict('pass', `${labelled(needs)} ≤ ${labelled(has)}`, [needs, has])
    }),
}

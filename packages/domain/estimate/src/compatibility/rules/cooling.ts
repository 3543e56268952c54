import { pairsOf, piecesOf } from '../build.ts'
import { figure, unknown, verdict } from '../figure.ts'
import { readFlag } from '../read.ts'
import type { Rule } from '../rule.ts'

/** A build without a cooler needs a processor that includes one (assumed). */
export const cooling: Rule = {
  id: 'cooling',
  reads: { cpu: ['cooler_included'], motherboard: [], cooler: [] },
  asksForMore: true,
  check: build => {
    if (piecesOf(build, 'cooler').length > 0) return []
    return pairsOf(build, 'cpu', 'motherboard').map(([cpu]) => {
      const labels = { label: 'CPU 기본 쿨러', about: 'CPU에 쿨러가 들어 있는지' }
      const has = figure(cpu, labels, readFlag(cpu.figures.cooler_included), read =>
        read ? '포함' : '미포함',
      )
      if (has.value === null) return unknown(has)
      return has.value
        ? verdict('pass', 'CPU 기본 쿨러 포함', [has])
        : verdict('problem', 'CPU 기본 쿨러 미포함, CPU 쿨러 없음', [has])
    })
  },
}

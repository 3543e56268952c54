import { pairsOf } from '../build.ts'
import { amount, labelled, unknown, verdict } from '../figure.ts'
import type { Rule } from '../rule.ts'
import { cpuPowerOf } from './draws.ts'

/** A cooler rated below the sustained power of the processor slows it down (assumed). */
export const coolerHeat: Rule = {
  id: 'cooler-heat',
  reads: { cooler: ['tdp'], cpu: ['max_power', 'tdp'] },
  check: build =>
    pairsOf(build, 'cooler', 'cpu').map(([cooler, cpu]) => {
      const rated = amount(
        cooler,
        { label: '쿨러 처리', about: '쿨러가 처리하는 발열' },
        cooler.figures.tdp,
        'W',
      )
      const heat = cpuPowerOf(cpu)
      if (rated.value === null || heat.value === null) return unknown(rated, heat)
      return rated.value < heat.value
        ? verdict('warning', `${labelled(heat)} > ${labelled(rated)}`, [heat, rated])
        : verdict('pass', `${labelled(heat)} ≤ ${labelled(rated)}`, [heat, rated])
    }),
}

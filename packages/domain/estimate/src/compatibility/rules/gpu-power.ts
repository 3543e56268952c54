import { pairsOf } from '../build.ts'
import { amount, labelled, unknown, verdict } from '../figure.ts'
import type { Rule } from '../rule.ts'
import { supplyOf } from './draws.ts'

/** The power supply meets the graphics card maker's recommendation; less is a warning (assumed). */
export const gpuPower: Rule = {
  id: 'gpu-power',
  reads: { gpu: ['recommended_power'], power: ['watts'] },
  check: build =>
    pairsOf(build, 'gpu', 'power').map(([gpu, power]) => {
      const labels = { label: '그래픽카드 권장 파워' }
      const recommended = amount(gpu, labels, gpu.figures.recommended_power, 'W')
      const supply = supplyOf(power)
      if (recommended.value === null || supply.value === null) return unknown(recommended, supply)
      return recommended.value > supply.value
        ? verdict('warning', `${labelled(recommended)} > ${labelled(supply)}`, [recommended, supply])
        : verdict('pass', `${labelled(recommended)} ≤ ${labelled(supply)}`, [recommended, supply])
    }),
}

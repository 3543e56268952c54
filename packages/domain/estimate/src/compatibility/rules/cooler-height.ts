import { pairsOf } from '../build.ts'
import { amount, atMost, unknown } from '../figure.ts'
import type { Rule } from '../rule.ts'
import { coolingOf } from './cooling-method.ts'

/** An air cooler is not higher than the case allows; the block of a liquid cooler always fits (assumed). */
export const coolerHeight: Rule = {
  id: 'cooler-height',
  reads: { cooler: ['cooling', 'radiator', 'height'], case: ['max_cooler'] },
  check: build =>
    pairsOf(build, 'cooler', 'case').flatMap(([cooler, housing]) => {
      const cooling = coolingOf(cooler)
      if (cooling.value === null) return unknown(cooling)
      if (cooling.value === 'liquid') return []
      return atMost(
        amount(cooler, { label: '쿨러 높이' }, cooler.figures.height, 'mm'),
        amount(
          housing,
          { label: '케이스 허용', about: '케이스가 허용하는 쿨러 높이' },
          housing.figures.max_cooler,
          'mm',
        ),
      )
    }),
}

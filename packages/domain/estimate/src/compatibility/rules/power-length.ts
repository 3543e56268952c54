import { pairsOf } from '../build.ts'
import { amount, atMost } from '../figure.ts'
import type { Rule } from '../rule.ts'

/** The power supply is not longer than the case allows (assumed). */
export const powerLength: Rule = {
  id: 'power-length',
  reads: { power: ['length'], case: ['max_power_length'] },
  check: build =>
    pairsOf(build, 'power', 'case').map(([power, housing]) =>
      atMost(
        amount(power, { label: '파워 길이' }, power.figures.length, 'mm'),
        amount(
          housing,
          { label: '케이스 허용', about: '케이스가 허용하는 파워 길이' },
          housing.figures.max_power_length,
          'mm',
        ),
      ),
    ),
}

import { pairsOf } from '../build.ts'
import { figure, labelled, unknown, verdict } from '../figure.ts'
import { readWords } from '../read.ts'
import type { Rule } from '../rule.ts'
import { powerFormName, powerFormOf } from './form-factors.ts'

/** Smaller forms that fit in place of a larger one: SFX in SFX-L directly, both in ATX with a bracket (assumed). */
const smaller: Readonly<Record<string, readonly string[]>> = { ATX: ['SFX', 'SFX-L'], 'SFX-L': ['SFX'] }

/** The case takes power supplies of this form (assumed). */
export const powerForm: Rule = {
  id: 'power-form',
  reads: { power: ['form_factor'], case: ['power_form_factors'] },
  check: build =>
    pairsOf(build, 'power', 'case').map(([power, housing]) => {
      const form = powerFormOf(power)
      const labels = { label: '케이스 허용', about: '케이스가 허용하는 파워 규격' }
      const forms = readWords(housing.figures.power_form_factors)?.map(powerFormName) ?? null
      const room = figure(housing, labels, forms, read => read.join('·'))
      if (form.value === null || room.value === null) return unknown(form, room)
      const { value } = form
      if (room.value.includes(value))
        return verdict('pass', `${labelled(form)} = ${labelled(room)}`, [form, room])
      const larger = room.value.find(place => smaller[place]?.includes(value))
      if (larger === undefined)
        return verdict('problem', `${labelled(form)} ≠ ${labelled(room)}`, [form, room])
      return larger === 'ATX'
        ? verdict('conditional', `${labelled(form)}: ${labelled(room)}라서 변환 브래킷이 필요해요`, [
            form,
            room,
          ])
        : verdict('pass', `${labelled(form)} < ${labelled(room)}`, [form, room])
    }),
}

import { pairsOf } from '../build.ts'
import { figure, labelled, unknown, verdict } from '../figure.ts'
import { readWord } from '../read.ts'
import type { Rule } from '../rule.ts'
import { boardFormOf } from './form-factors.ts'

/** Boards of these sizes have slots for long modules (DIMM); smaller boards may have either kind (assumed). */
const longSlots = ['Micro ATX', 'ATX', 'SSI CEB', 'EATX', 'SSI EEB', 'XL ATX', 'HPTX']

/** Short modules (SO-DIMM) do not fit the slots of a desktop motherboard (assumed). */
export const memoryForm: Rule = {
  id: 'memory-form',
  reads: { memory: ['form_factor'], motherboard: ['form_factor'] },
  check: build =>
    pairsOf(build, 'memory', 'motherboard').map(([memory, board]) => {
      const form = figure(memory, { label: '메모리 형태' }, readWord(memory.figures.form_factor), String)
      const size = boardFormOf(board)
      if (form.value === null || size.value === null) return unknown(form, size)
      const isShort = /SO-?DIMM/i.test(form.value)
      if (size.value === 'Thin Mini-ITX' || (isShort && !longSlots.includes(size.value))) {
        return verdict('unknown', `${labelled(size)}의 메모리 슬롯이 DIMM인지 SO-DIMM인지 알 수 없어요`, [
          form,
          size,
        ])
      }
      return isShort
        ? verdict('problem', `${labelled(form)} ≠ ${labelled(size)}의 DIMM 슬롯`, [form, size])
        : verdict('pass', `${labelled(form)} = ${labelled(size)}의 DIMM 슬롯`, [form, size])
    }),
}

import { pairsOf } from '../build.ts'
import { figure, labelled, unknown, verdict } from '../figure.ts'
import { readWords } from '../read.ts'
import type { Rule } from '../rule.ts'
import { boardFormName, boardFormOf, boardForms } from './form-factors.ts'

/** The case takes motherboards of this size; if it only takes larger ones, the shopper should check (assumed). */
export const boardForm: Rule = {
  id: 'board-form',
  reads: { motherboard: ['form_factor'], case: ['form_factors'] },
  check: build =>
    pairsOf(build, 'motherboard', 'case').map(([board, housing]) => {
      const size = boardFormOf(board)
      const labels = { label: '케이스 허용', about: '케이스가 허용하는 메인보드 크기' }
      const sizes = readWords(housing.figures.form_factors)?.map(boardFormName) ?? null
      const room = figure(housing, labels, sizes, read => read.join('·'))
      if (size.value === null || room.value === null) return unknown(size, room)
      if (room.value.includes(size.value))
        return verdict('pass', `${labelled(size)} = ${labelled(room)}`, [size, room])
      const rank = boardForms.indexOf(size.value)
      return rank >= 0 && room.value.some(other => boardForms.indexOf(other) > rank)
        ? verdict(
            'conditional',
            `${labelled(size)}: ${labelled(room)}보다 작지만 목록에 없어요. 나사 자리를 확인해 주세요`,
            [size, room],
          )
        : verdict('problem', `${labelled(size)} ≠ ${labelled(room)}`, [size, room])
    }),
}

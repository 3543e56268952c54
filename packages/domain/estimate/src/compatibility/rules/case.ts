import { type Piece, pairsOf } from '../build.ts'
import { amount, atMost, labelled, perPiece, unknown, verdict } from '../figure.ts'
import type { Rule } from '../rule.ts'
import { createVocabulary, differing, namesIn, sharedName } from '../vocabulary.ts'

/** Motherboard sizes in ascending order; all share the positions of their screws (assumed). */
const boardForms: readonly string[] = [
  'Thin Mini-ITX',
  'Mini-ITX',
  'Mini DTX',
  'Flex ATX',
  'Micro ATX',
  'ATX',
  'SSI CEB',
  'EATX',
  'SSI EEB',
  'XL ATX',
  'HPTX',
]

const boards = createVocabulary(boardForms, {
  also: {
    MATX: 'Micro ATX',
    UATX: 'Micro ATX',
    EXTENDEDATX: 'EATX',
    MITX: 'Mini-ITX',
    CEB: 'SSI CEB',
    EEB: 'SSI EEB',
  },
  // Shops add the measures: `M-ATX (24.4x24.4cm)`.
  bare: word => word.replace(/\([\d.X×]+[CM]M\)$/, ''),
})

/** The sizes of power supplies. Supplies of EPS are as wide and as high as those of ATX (assumed). */
const supplies = createVocabulary(['ATX', 'SFX', 'SFX-L', 'TFX', 'Flex ATX', 'CFX'], {
  also: { EPS: 'ATX' },
  // Supplies of ATX12VO have another plug for the motherboard.
  bare: word =>
    word
      .replace(/파워$/, '')
      .replace(/12V(?!O)/, '')
      .replace(/V?\d(\.\d+)?$/, ''),
})

/** The size of a motherboard. */
export const boardFormOf = perPiece(board =>
  namesIn(board, { label: '메인보드 크기' }, board.figures.form_factor, boards),
)

/** The sizes of motherboards that a case takes. */
export const boardFormsOf = perPiece(housing => {
  const labels = { label: '케이스 허용', about: '케이스가 허용하는 메인보드 크기' }
  return namesIn(housing, labels, housing.figures.form_factors, boards)
})

/** The form of a power supply. */
export const powerFormOf = perPiece(power =>
  namesIn(power, { label: '파워 규격' }, power.figures.form_factor, supplies),
)

/** The forms of power supplies that a case takes. */
export const powerFormsOf = perPiece(housing => {
  const labels = { label: '케이스 허용', about: '케이스가 허용하는 파워 규격' }
  return namesIn(housing, labels, housing.figures.power_form_factors, supplies)
})

/** The length of a graphics card. */
export function gpuLengthOf(gpu: Piece) {
  return amount(gpu, { label: '그래픽카드 길이' }, gpu.figures.length, 'mm')
}

/** The longest graphics card that a case can hold. */
export function gpuRoomOf(housing: Piece) {
  const labels = { label: '케이스 허용', about: '케이스가 허용하는 그래픽카드 길이' }
  return amount(housing, labels, housing.figures.max_gpu, 'mm')
}

/** The case takes motherboards of this size; if it only takes larger ones, the shopper should check (assumed). */
export const boardForm: Rule = {
  id: 'board-form',
  reads: { motherboard: ['form_factor'], case: ['form_factors'] },
  check: build =>
    pairsOf(build, 'motherboard', 'case').map(([board, housing]) => {
      const size = boardFormOf(board)
      const room = boardFormsOf(housing)
      if (size.value === null || room.value === null) return unknown(size, room)
      const sizes = room.value
      if (size.value.every(name => sizes.includes(name)))
        return verdict('pass', `${labelled(size)} = ${labelled(room)}`, [size, room])
      const largest = Math.max(...sizes.map(name => boardForms.indexOf(name)))
      return size.value.every(name => boards.has(name) && boardForms.indexOf(name) < largest)
        ? verdict(
            'conditional',
            `${labelled(size)}: ${labelled(room)}보다 작지만 목록에 없어요. 나사 자리를 확인해 주세요`,
            [size, room],
          )
        : differing(size, room, boards)
    }),
}

/** Smaller forms that fit in place of a larger one: SFX in SFX-L directly, both in ATX with a bracket (assumed). */
const smaller = new Map([
  ['ATX', ['SFX', 'SFX-L']],
  ['SFX-L', ['SFX']],
])

/** The case takes power supplies of this form (assumed). */
export const powerForm: Rule = {
  id: 'power-form',
  reads: { power: ['form_factor'], case: ['power_form_factors'] },
  check: build =>
    pairsOf(build, 'power', 'case').map(([power, housing]) => {
      const form = powerFormOf(power)
      const room = powerFormsOf(housing)
      if (form.value === null || room.value === null) return unknown(form, room)
      if (sharedName(form, room) !== undefined)
        return verdict('pass', `${labelled(form)} = ${labelled(room)}`, [form, room])
      const larger = room.value.find(place => smaller.get(place)?.some(name => form.value?.includes(name)))
      if (larger === undefined) return differing(form, room, supplies)
      return larger === 'ATX'
        ? verdict('conditional', `${labelled(form)}: ${labelled(room)}라서 변환 브래킷이 필요해요`, [
            form,
            room,
          ])
        : verdict('pass', `${labelled(form)} < ${labelled(room)}`, [form, room])
    }),
}

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

/** "그래픽카드 길이 357.6 mm > 케이스 허용 322 mm" (assumed). */
export const gpuLength: Rule = {
  id: 'gpu-length',
  reads: { gpu: ['length'], case: ['max_gpu'] },
  check: build =>
    pairsOf(build, 'gpu', 'case').map(([gpu, housing]) => atMost(gpuLengthOf(gpu), gpuRoomOf(housing))),
}

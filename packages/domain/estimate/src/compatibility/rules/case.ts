import { type Piece, pairsOf } from '../build.ts'
import {
  amount,
  atMost,
  type Figure,
  figure,
  labelled,
  readWord,
  readWords,
  unknown,
  verdict,
} from '../figure.ts'
import type { Rule } from '../rule.ts'

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

const letters = (text: string) =>
  text
    .toUpperCase()
    .replace(/[^A-Z]/g, '')
    .replace(/^MICRO(?=ATX)/, 'M')
    .replace(/^EXTENDED/, 'E')

const byLetters = (names: readonly string[]) => new Map(names.map(name => [letters(name), name]))
const boardNames = byLetters(boardForms)
const powerNames = byLetters(['ATX', 'SFX', 'SFX-L', 'TFX', 'Flex ATX', 'CFX'])

/** Normalizes a motherboard's size: `M-ATX` and `mATX` become `Micro ATX`. */
export function boardFormName(text: string): string {
  if (boardForms.includes(text)) return text
  return boardNames.get(letters(text)) ?? text
}

/** Normalizes the form of a power supply: `ATX12V` and `ATX/EPS` become `ATX`. */
export function powerFormName(text: string): string {
  const bare = text.replace(/^(ATX)(12V|\s*\/\s*EPS)/i, '$1')
  return powerNames.get(letters(bare)) ?? text
}

function form(piece: Piece, label: string, nameOf: (text: string) => string): Figure<string> {
  const text = readWord(piece.figures.form_factor)
  return figure(piece, { label }, text === null ? null : nameOf(text), String)
}

export const boardFormOf = (board: Piece) => form(board, '메인보드 크기', boardFormName)
export const powerFormOf = (power: Piece) => form(power, '파워 규격', powerFormName)

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

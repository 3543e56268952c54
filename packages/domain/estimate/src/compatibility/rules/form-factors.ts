import { type Figure, figure } from '../figure.ts'
import type { Piece } from '../piece.ts'
import { readWord } from '../read.ts'

/** Motherboard sizes in ascending order; all share the positions of their screws (assumed). */
export const boardForms: readonly string[] = [
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

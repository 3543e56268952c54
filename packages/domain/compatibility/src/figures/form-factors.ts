import type { Piece } from '../piece.ts'
import { type Figure, figure } from './figure.ts'
import { readWord } from './read.ts'

/** Sizes of motherboards, each larger than the one before; all share the places of their screws (assumed). */
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

/** A motherboard's size in one spelling: `M-ATX` and `mATX` are `Micro ATX`. */
export function boardFormName(text: string): string {
  if (boardForms.includes(text)) return text
  return boardNames.get(letters(text)) ?? text
}

/** The form of a power supply in one spelling: `ATX12V` and `ATX/EPS` are `ATX`. */
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

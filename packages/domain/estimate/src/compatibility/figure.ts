import { particleEul } from '@jeoul/format'
import type { Piece } from './build.ts'
import type { Source, Verdict } from './rule.ts'

// Figures come from hosts and from records that people typed: a value of the wrong type or size counts as missing.

/** Above any length, power or capacity of a part. */
const maxFigure = 1_000_000

/** Reads a length, power or capacity above 0. Databases write zero for an unknown value. */
export function readAmount(value: unknown): number | null {
  return typeof value === 'number' && value > 0 && value <= maxFigure ? value : null
}

/** Reads a whole number from 0. */
export function readCount(value: unknown): number | null {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= maxFigure
    ? value
    : null
}

export function readFlag(value: unknown): boolean | null {
  return typeof value === 'boolean' ? value : null
}

/** Reads a word; null if it is empty. */
export function readWord(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const word = value.trim()
  return word === '' ? null : word
}

/** Reads words; null if none is left. */
export function readWords(value: unknown): readonly string[] | null {
  if (!Array.isArray(value)) return null
  const words = value.map(readWord).filter(word => word !== null)
  return words.length > 0 ? words : null
}

/** Reads the URL of a page that is safe to link to. */
function readPage(value: unknown): string | null {
  const text = readWord(value)
  return text !== null && URL.canParse(text) && new URL(text).protocol === 'https:' ? text : null
}

/** Caches a figure by piece, since a picker reads the figures of the chosen parts thousands of times. Pieces never change. */
export function perPiece<Read>(read: (piece: Piece) => Read): (piece: Piece) => Read {
  const known = new WeakMap<Piece, { readonly value: Read }>()
  return piece => {
    const found = known.get(piece)
    if (found) return found.value
    const value = read(piece)
    known.set(piece, { value })
    return value
  }
}

/** A value that a rule compares, with the part it belongs to and the way it is shown. */
export interface Figure<Value = unknown> {
  readonly piece: Piece
  /** Label in a comparison: `케이스 허용`. */
  readonly label: string
  /** Label in a sentence of its own: `케이스가 허용하는 그래픽카드 길이`. */
  readonly about: string
  readonly value: Value | null
  readonly shown: string | null
}

export interface Labels {
  readonly label: string
  readonly about?: string
}

export function figure<Value>(
  piece: Piece,
  { label, about = label }: Labels,
  value: Value | null,
  show: (value: Value) => string,
): Figure<Value> {
  return { piece, label, about, value, shown: value === null ? null : show(value) }
}

/** Formats a value with at most one decimal: `357.6 mm`. */
export function withUnit(value: number, unit: string): string {
  return `${Math.round(value * 10) / 10} ${unit}`
}

type Unit = 'mm' | 'W' | 'GB'

/** Creates the figure of a length, power or capacity above 0. */
export function amount(piece: Piece, labels: Labels, value: unknown, unit: Unit): Figure<number> {
  return figure(piece, labels, readAmount(value), read => withUnit(read, unit))
}

/** Creates the figure of a count, from 0: `4개`. */
export function count(piece: Piece, labels: Labels, value: number | null): Figure<number> {
  return figure(piece, labels, value, read => `${read}개`)
}

/** Sums figures, each times the quantity of its piece; null if one is missing. */
export function sumOf(figures: readonly Figure<number>[]): number | null {
  let sum = 0
  for (const { value, piece } of figures) {
    if (value === null) return null
    sum += value * piece.quantity
  }
  return sum
}

/** Formats a figure with its label: `그래픽카드 길이 304 mm`. */
export function labelled({ label, shown }: Figure): string {
  return `${label} ${shown ?? '?'}`
}

/** An address is parsed once, though every figure of a piece names it. */
const pageOf = perPiece(({ figures }) => readPage(figures.page))

function sourceOf({ piece, about, shown }: Figure): Source {
  const page = pageOf(piece)
  return { partId: piece.partId, label: about, value: shown, ...(page !== null && { page }) }
}

/** Creates a verdict. Its parts and sources are those of the figures. */
export function verdict(outcome: Verdict['outcome'], text: string, figures: readonly Figure[]): Verdict {
  const pieces: Piece[] = []
  for (const { piece } of figures) {
    if (!pieces.some(({ partId }) => partId === piece.partId)) pieces.push(piece)
  }
  return { outcome, pieces, text, sources: figures.map(sourceOf) }
}

/** "A missing field is 확인불가, never 통과" (assumed). */
export function unknown(...figures: readonly Figure[]): Verdict {
  const missing = [...new Set(figures.filter(({ value }) => value === null).map(({ about }) => about))].join(
    ', ',
  )
  return verdict('unknown', `${missing}${particleEul(missing)} 알 수 없어요`, figures)
}

/**
 * Compares a value with an upper limit: `held` must not exceed `room`.
 *
 * @param otherwise the outcome if it does, and what to add to the text
 */
export function atMost(
  held: Figure<number>,
  room: Figure<number>,
  otherwise: { readonly outcome: 'problem' | 'warning'; readonly note?: string } = { outcome: 'problem' },
): Verdict {
  if (held.value === null || room.value === null) return unknown(held, room)
  const { outcome, note = '' } = otherwise
  return held.value > room.value
    ? verdict(outcome, `${labelled(held)} > ${labelled(room)}${note}`, [held, room])
    : verdict('pass', `${labelled(held)} ≤ ${labelled(room)}`, [held, room])
}

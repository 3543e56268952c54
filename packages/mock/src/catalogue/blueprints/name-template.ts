import { hash } from '../random.ts'

const digits = '0123456789'
const letters = 'ABCDEFGHKLMNPQRSTUVWXYZ'
const digitMark = '#'.charCodeAt(0)
const letterMark = '@'.charCodeAt(0)

const placeholder = /\{([a-z0-9_]+)(#?)\}/g

/** A piece of a template: words as they are, or the value of a facet, or the number in it. */
export type Piece = string | { readonly facet: number; readonly isNumber: boolean }

/** Takes a template apart, see `Blueprint`. */
export function piecesOf(template: string, placeOf: (key: string) => number): readonly Piece[] {
  return template.split(/\{([a-z0-9_]+#?)\}/).map((text, place) => {
    if (place % 2 === 0) return text
    const isNumber = text.endsWith('#')
    return { facet: placeOf(isNumber ? text.slice(0, -1) : text), isNumber }
  })
}

/** Puts values into a template; model codes are left to `fillCodes`. */
export function fillPieces(pieces: readonly Piece[], wordOf: (facet: number) => string): string {
  let words = ''
  for (const piece of pieces) {
    if (typeof piece === 'string') words += piece
    else words += piece.isNumber ? numberIn(wordOf(piece.facet)) : wordOf(piece.facet)
  }
  return words
}

function numberIn(value: string): string {
  return /[\d.]+/.exec(value)?.[0] ?? value
}

/** Keys of the facets that a template names. */
export function facetsIn(template: string): string[] {
  return Array.from(template.matchAll(placeholder), match => match[1] ?? '').filter(key => key !== 'line')
}

/** Whether a template has a model code with room for many editions. */
export function hasCode(template: string): boolean {
  return (template.replace(placeholder, '').match(/[#@]/g)?.length ?? 0) >= 2
}

/**
 * Fills the model codes of a name, see `Blueprint`.
 * @param edition distinguishes products with the same words: the digits of their codes are consecutive
 */
export function fillCodes(words: string, edition: number): string {
  if (!words.includes('#') && !words.includes('@')) return words
  let state = (hash(words) % 1_000_003) + edition
  let filled = ''
  let end = words.length
  for (let place = end - 1; place >= 0; place--) {
    const among = drawnFrom(words.charCodeAt(place))
    if (among === '') continue
    filled = among.charAt(state % among.length) + words.slice(place + 1, end) + filled
    state = Math.floor(state / among.length)
    end = place
  }
  return words.slice(0, end) + filled
}

function drawnFrom(code: number): string {
  if (code === digitMark) return digits
  return code === letterMark ? letters : ''
}

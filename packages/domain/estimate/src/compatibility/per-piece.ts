import type { Piece } from './piece.ts'

/** Caches a figure by piece, since a picker reads those of the chosen parts thousands of times. Pieces never change. */
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

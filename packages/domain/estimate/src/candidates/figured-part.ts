import type { Part } from '@jeoul/api/types'
import { figureFacetsOf } from '@jeoul/compatibility'
import { pieceOf } from '../piece-of.ts'
import type { CandidateQuery } from './candidate-query.ts'

/** A part with what it has of each figure that its kind can be narrowed by. */
export interface FiguredPart {
  readonly part: Part
  /** Values by the key of their facet, as they are shown. */
  readonly values: Readonly<Record<string, readonly string[]>>
}

/** What a part has whose figures do not state it: it can be looked for, and is not left out unseen. */
export const unstated = '확인불가'

/** Reads the figures of parts once, before a shopper narrows them. */
export function withFigures(parts: readonly Part[]): readonly FiguredPart[] {
  return parts.map(part => {
    const piece = pieceOf({ part, quantity: 1 })
    const told = figureFacetsOf(part.kind).map(({ key, valuesOf }) => {
      const values = valuesOf(piece)
      return [key, values.length > 0 ? values : [unstated]] as const
    })
    return { part, values: Object.fromEntries(told) }
  })
}

/**
 * Whether a part has one of the chosen values of every facet, or any where none is chosen.
 *
 * @param except the key of a facet that does not count
 */
export function hasFigures(
  { values }: FiguredPart,
  chosen: CandidateQuery['figures'],
  except?: string,
): boolean {
  return Object.entries(chosen).every(
    ([key, wanted]) =>
      key === except || wanted.length === 0 || values[key]?.some(value => wanted.includes(value)),
  )
}

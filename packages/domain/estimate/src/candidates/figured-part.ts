import type { Part } from '@jeoul/api/types'
import { figureFacetsOf } from '@jeoul/compatibility'
import { pieceOf } from '../piece-of.ts'
import type { CandidateQuery } from './candidate-query.ts'

/** A part with its values of each facet of its kind. */
export interface FiguredPart {
  readonly part: Part
  /** Values by the key of their facet, as shown. */
  readonly values: Readonly<Record<string, readonly string[]>>
}

/** The value of a part whose figures state none, so that shoppers can select such parts, too. */
export const unstated = '확인불가'

/** Reads the figures of parts once, before a shopper filters them. */
export function withFigures(parts: readonly Part[]): readonly FiguredPart[] {
  return parts.map(part => {
    const piece = pieceOf({ part, quantity: 1 })
    const entries = figureFacetsOf(part.kind).map(({ key, valuesOf }) => {
      const values = valuesOf(piece)
      return [key, values.length > 0 ? values : [unstated]] as const
    })
    return { part, values: Object.fromEntries(entries) }
  })
}

/**
 * Whether a part has one of the chosen values of every facet with a choice.
 *
 * @param except the key of a facet to ignore
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

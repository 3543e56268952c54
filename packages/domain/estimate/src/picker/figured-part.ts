import type { Part } from '@jeoul/api/types'
import { figureFacetsOf, type Steps } from '../compatibility/index.ts'
import { pieceOf } from '../sheet/piece-of.ts'
import type { CandidateQuery } from './candidate-query.ts'

/** A part with its values of each facet of its kind. */
export interface FiguredPart {
  readonly part: Part
  /** Values by the key of their facet, as shown. */
  readonly values: Readonly<Record<string, readonly string[]>>
}

/** The value of a part whose figures state none, so that shoppers can select such parts, too. */
export const unstated = '확인불가'

/** Gives parts their values, each read when it is first asked for: a picker may have thousands of parts. */
export function withFigures(parts: readonly Part[]): readonly FiguredPart[] {
  return parts.map(part => {
    let read: FiguredPart['values'] | undefined
    return {
      part,
      get values() {
        read ??= valuesOf(part)
        return read
      },
    }
  })
}

/** Reads the values of all parts, in steps. */
export function* readAllValues(parts: readonly FiguredPart[]): Steps<readonly FiguredPart[]> {
  const read: FiguredPart[] = []
  for (const { part, values } of parts) {
    read.push({ part, values })
    yield
  }
  return read
}

function valuesOf(part: Part): FiguredPart['values'] {
  const piece = pieceOf({ part, quantity: 1 })
  const entries = figureFacetsOf(part.kind).map(facet => {
    const values = facet.valuesOf(piece)
    return [facet.key, values.length > 0 ? values : [unstated]] as const
  })
  return Object.fromEntries(entries)
}

/** Whether parts of one kind have several values of any facet. Reads no further than the first part that differs. */
export function haveFacets(parts: readonly FiguredPart[]): boolean {
  const [first] = parts
  if (!first) return false
  return figureFacetsOf(first.part.kind).some(({ key }) => {
    const [value] = first.values[key] ?? []
    return parts.some(({ values }) => values[key]?.some(other => other !== value))
  })
}

/**
 * Whether a part has one of the chosen values of every facet with a choice. Reads the part's values only if there is a
 * choice.
 *
 * @param except the key of a facet to ignore
 */
export function hasFigures(part: FiguredPart, chosen: CandidateQuery['figures'], except?: string): boolean {
  return Object.entries(chosen).every(
    ([key, wanted]) =>
      key === except || wanted.length === 0 || part.values[key]?.some(value => wanted.includes(value)),
  )
}

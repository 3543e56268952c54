import type { Part } from '@jeoul/api/types'
import { figureFacetsOf } from '@jeoul/compatibility'
import { type CandidateQuery, isSought } from './candidate-query.ts'
import { type FiguredPart, hasFigures, unstated } from './figured-part.ts'

/** A facet of the picker. */
export interface CandidateFacet {
  readonly key: string
  readonly label: string
  readonly options: readonly CandidateOption[]
}

interface CandidateOption {
  readonly value: string
  /** How many parts would remain if it were chosen. */
  readonly count: number
  readonly isChosen: boolean
}

const inOrder = new Intl.Collator('ko', { numeric: true })

/**
 * The facets of one kind of parts: the figures in which they differ (assumed). The count of a value ignores the chosen
 * values of its own facet and respects all other choices.
 *
 * @param isCounted excludes parts that the picker hides
 */
export function candidateFacets(
  parts: readonly FiguredPart[],
  query: CandidateQuery,
  isCounted: (part: Part) => boolean = () => true,
): readonly CandidateFacet[] {
  const kind = parts[0]?.part.kind
  const sought = parts.filter(({ part }) => isSought(part, query) && isCounted(part))
  return (kind ? figureFacetsOf(kind) : []).flatMap(({ key, label }) => {
    const valuesOf = ({ values }: FiguredPart) => values[key] ?? []
    const all = [...new Set(parts.flatMap(valuesOf))].toSorted(byOrder)
    if (all.length < 2) return []
    const left = sought.filter(part => hasFigures(part, query.figures, key))
    const options = all.map(value => ({
      value,
      count: left.filter(part => valuesOf(part).includes(value)).length,
      isChosen: query.figures[key]?.includes(value) ?? false,
    }))
    return [{ key, label, options }]
  })
}

/** Sorts by number, then by letter; unstated values come last. */
function byOrder(one: string, other: string): number {
  return Number(one === unstated) - Number(other === unstated) || inOrder.compare(one, other)
}

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
  /** How many parts choosing it would leave. */
  readonly count: number
  readonly isChosen: boolean
}

const inOrder = new Intl.Collator('ko', { numeric: true })

/**
 * What parts of one kind can be narrowed by: the figures in which they differ (assumed). The count of a value is of the parts
 * that everything else leaves; other values of the same facet do not count.
 *
 * @param isCounted whether a part is to be seen at all
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

/** By number, then by letter; what is not stated comes last. */
function byOrder(one: string, other: string): number {
  return Number(one === unstated) - Number(other === unstated) || inOrder.compare(one, other)
}

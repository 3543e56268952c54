import type { Part } from '@jeoul/api/types'
import { figureFacetsOf } from '../compatibility/index.ts'
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
    const all = allValues(parts, key)
    if (all.length < 2) return []
    const counts = new Map<string, number>()
    for (const part of sought) {
      if (!hasFigures(part, query.figures, key)) continue
      for (const value of new Set(part.values[key])) counts.set(value, (counts.get(value) ?? 0) + 1)
    }
    const options = all.map(value => ({
      value,
      count: counts.get(value) ?? 0,
      isChosen: query.figures[key]?.includes(value) ?? false,
    }))
    return [{ key, label, options }]
  })
}

const knownValues = new WeakMap<readonly FiguredPart[], Map<string, readonly string[]>>()

/** All values of a facet in order, found once for the parts of a kind: there may be thousands, and they are counted at every key. */
function allValues(parts: readonly FiguredPart[], key: string): readonly string[] {
  const known = knownValues.get(parts) ?? new Map<string, readonly string[]>()
  knownValues.set(parts, known)
  const found = known.get(key)
  if (found) return found
  const values = [...new Set(parts.flatMap(part => part.values[key] ?? []))].toSorted(byOrder)
  known.set(key, values)
  return values
}

/** Sorts by number, then by letter; unstated values come last. */
function byOrder(one: string, other: string): number {
  return Number(one === unstated) - Number(other === unstated) || inOrder.compare(one, other)
}

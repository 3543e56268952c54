import type { Part } from '@jeoul/api/types'
import { type EstimateEdit, type PartChoice, putPart } from './edit-estimate.ts'
import type { EstimateLine, EstimateQuery } from './estimate-query.ts'
import { estimateSums, knownLines } from './sheet.ts'

/** The effect of the shopper's last change. */
export interface EstimateChange {
  readonly kind:
    | 'added'
    | 'swapped'
    | 'removed'
    | 'counted'
    | 'pcs'
    | 'cleared'
    | 'started'
    | 'undone'
    | 'redone'
    | 'full'
    | 'present'
  /** The changed part; null for several. */
  readonly part: Part | null
  /** How many parts were added at once. */
  readonly count?: number
  /** How many others were already present. */
  readonly present?: number
  /** Parts that were changed together with it, as a requirement. */
  readonly also?: readonly ChangedPart[]
  /** Change of the total in won; null if unknown. */
  readonly difference: number | null
}

/** The change of one part. */
export interface ChangedPart {
  readonly kind: 'added' | 'swapped' | 'counted'
  readonly part: Part
}

type Known = Readonly<Record<string, Part>>

/**
 * "Every change shows its price difference" (assumed): describes a change by the totals before and after.
 *
 * @param known the parts of both estimates, as far as they are known
 */
export function changeOf(
  change: EstimateEdit,
  before: EstimateQuery,
  after: EstimateQuery,
  known: Known,
): EstimateChange {
  return { ...whatOf(change, before, after, known), difference: differenceOf(before, after, known) }
}

function whatOf(
  change: EstimateEdit,
  before: EstimateQuery,
  after: EstimateQuery,
  known: Known,
): Omit<EstimateChange, 'difference'> {
  switch (change.kind) {
    case 'put': {
      const [first = { kind: 'swapped', part: change.choice.part }, ...also] = putsOf(
        change.choice,
        before.lines,
        known,
      )
      return { ...first, ...(also.length > 0 && { also }) }
    }
    case 'remove': {
      const [partId = '', ...others] = change.partIds
      return { kind: 'removed', part: (others.length === 0 && known[partId]) || null }
    }
    case 'count':
      return { kind: 'counted', part: known[change.partId] ?? null }
    case 'add': {
      const count = after.lines.filter(({ partId }) =>
        before.lines.every(line => line.partId !== partId),
      ).length
      return { kind: 'added', part: null, count, present: change.present }
    }
    case 'each':
      return { kind: 'pcs', part: null }
    case 'replace':
      return { kind: after.lines.length > 0 ? 'started' : 'cleared', part: null }
    case 'undo':
      return { kind: 'undone', part: null }
    case 'redo':
      return { kind: 'redone', part: null }
  }
}

/** The changes of a choice, one for each of its parts. */
function putsOf(
  { also, ...choice }: PartChoice,
  before: readonly EstimateLine[],
  known: Known,
): readonly ChangedPart[] {
  const outcome = putPart(before, choice, known)
  if (outcome.kind !== 'put') return []
  const { part, instead } = choice
  const isAdded = outcome.lines.length > before.length
  const kind = isAdded ? 'added' : instead === part.part_id ? 'counted' : 'swapped'
  return [{ kind, part }, ...(also ? putsOf(also, outcome.lines, known) : [])]
}

/** Price difference in won; null if an added or removed part has no price or is unknown. */
function differenceOf(before: EstimateQuery, after: EstimateQuery, known: Known): number | null {
  const isLoaded = [before, after].every(({ lines }) => lines.every(({ partId }) => known[partId]))
  if (!isLoaded) return null
  const [was, is] = [before, after].map(({ lines, each }) => estimateSums(knownLines(lines, known), each))
  if (!was || !is || was.unpriced[after.type] !== is.unpriced[after.type]) return null
  return is[after.type] - was[after.type]
}

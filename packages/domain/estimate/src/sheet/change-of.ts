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
  /** A part that was changed together with it, as a requirement. */
  readonly also?: ChangedPart
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
      const { also, ...choice } = change.choice
      const alone = also ? putPart(before.lines, choice, known) : null
      const lines = alone?.kind === 'put' ? alone.lines : after.lines
      return {
        ...putOf(choice, before.lines, lines),
        ...(also && lines !== after.lines && { also: putOf(also, lines, after.lines) }),
      }
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

function putOf(
  { part, instead }: PartChoice,
  before: readonly EstimateLine[],
  after: readonly EstimateLine[],
): ChangedPart {
  const isAdded = after.length > before.length
  return { kind: isAdded ? 'added' : instead === part.part_id ? 'counted' : 'swapped', part }
}

/** Price difference in won; null if an added or removed part has no price or is unknown. */
function differenceOf(before: EstimateQuery, after: EstimateQuery, known: Known): number | null {
  const isLoaded = [before, after].every(({ lines }) => lines.every(({ partId }) => known[partId]))
  if (!isLoaded) return null
  const [was, is] = [before, after].map(({ lines, each }) => estimateSums(knownLines(lines, known), each))
  if (!was || !is || was.unpriced[after.type] !== is.unpriced[after.type]) return null
  return is[after.type] - was[after.type]
}

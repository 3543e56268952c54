import type { Part } from '@jeoul/api/types'
import { quantityOf } from '@jeoul/estimate-pricing'
import type { EstimateLine } from './estimate-line.ts'
import { type EstimateQuery, writeEstimateQuery } from './estimate-query.ts'
import { type PartChoice, putPart } from './put-part.ts'
import { emptyHistory, redo, type UndoHistory, undo, withChangeFrom } from './undo-history.ts'

type Lines = readonly EstimateLine[]
/** The part of an estimate that undo restores. */
type Contents = Pick<EstimateQuery, 'lines' | 'each'>

/** The open estimate with its undo history. */
export interface OpenEstimate {
  readonly query: EstimateQuery
  readonly history: UndoHistory<Contents>
}

/** The lines after several parts were added. */
export interface LinesWithMore {
  readonly lines: Lines
  /** How many of the parts were already present. */
  readonly present: number
}

/** A shopper's edit of the contents. */
export type EstimateEdit = Edit | { readonly kind: 'undo' } | { readonly kind: 'redo' }

type Edit =
  | { readonly kind: 'put'; readonly choice: PartChoice }
  | ({ readonly kind: 'add' } & LinesWithMore)
  | { readonly kind: 'remove'; readonly partIds: readonly string[] }
  /** The quantity as typed, which may be invalid. */
  | { readonly kind: 'count'; readonly partId: string; readonly quantity: number }
  /** The number of PCs, as typed. */
  | { readonly kind: 'each'; readonly each: number }
  /** Replaces everything by another configuration; without lines, empties the estimate. */
  | { readonly kind: 'replace'; readonly lines: Lines }

/**
 * Applies a change to the estimate and makes it undoable.
 *
 * @param known the parts of the lines, as far as they are known
 * @returns the same estimate if nothing changes
 */
export function withChange(
  open: OpenEstimate,
  change: EstimateEdit,
  known: Readonly<Record<string, Part>>,
): OpenEstimate {
  const { query, history } = open
  const before = { lines: query.lines, each: query.each }
  if (change.kind === 'undo' || change.kind === 'redo') {
    const step = (change.kind === 'undo' ? undo : redo)(history, before)
    return step ? { query: { ...query, ...step.value }, history: step.history } : open
  }
  const after = { ...query, ...contentsAfter(before, change, known) }
  return isSameEstimate(after, query) ? open : { query: after, history: withChangeFrom(history, before) }
}

/**
 * Opens the estimate of an address. Returns the open one if the address says the same, so that its changes can still be
 * undone.
 */
export function withOpened(open: OpenEstimate, query: EstimateQuery): OpenEstimate {
  return isSameEstimate(open.query, query) ? open : { query, history: emptyHistory() }
}

function isSameEstimate(one: EstimateQuery, other: EstimateQuery): boolean {
  return writeEstimateQuery(one) === writeEstimateQuery(other)
}

function contentsAfter(before: Contents, change: Edit, known: Readonly<Record<string, Part>>): Contents {
  const { lines, each } = before
  switch (change.kind) {
    case 'put': {
      const outcome = putPart(lines, change.choice, known)
      return outcome.kind === 'put' ? { lines: outcome.lines, each } : before
    }
    case 'add':
      return { lines: change.lines, each }
    case 'remove':
      return { lines: lines.filter(({ partId }) => !change.partIds.includes(partId)), each }
    case 'count': {
      const counted = (line: EstimateLine) => ({
        ...line,
        quantity: quantityOf(change.quantity, line.quantity),
      })
      return { lines: lines.map(line => (line.partId === change.partId ? counted(line) : line)), each }
    }
    case 'each':
      return { lines, each: quantityOf(change.each, each) }
    case 'replace':
      return { lines: change.lines, each: 1 }
  }
}

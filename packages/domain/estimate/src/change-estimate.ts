import type { Part } from '@jeoul/api/types'
import { type EstimateLine, quantityOf } from './estimate-line.ts'
import { type EstimateQuery, writeEstimateQuery } from './estimate-query.ts'
import { type PartChoice, putPart } from './put-part.ts'
import { emptyHistory, redo, type UndoHistory, undo, withChangeFrom } from './undo-history.ts'

type Lines = readonly EstimateLine[]

/** The open estimate, and what can be undone of it. */
export interface OpenEstimate {
  readonly query: EstimateQuery
  readonly history: UndoHistory<Lines>
}

/** What a shopper does to the lines. */
export type LinesChange = LinesEdit | { readonly kind: 'undo' } | { readonly kind: 'redo' }

type LinesEdit =
  | { readonly kind: 'put'; readonly choice: PartChoice }
  | { readonly kind: 'remove'; readonly partId: string }
  /** The quantity as it was typed, which may be none. */
  | { readonly kind: 'count'; readonly partId: string; readonly quantity: number }
  /** Another configuration takes the place of everything; none empties the estimate. */
  | { readonly kind: 'replace'; readonly lines: Lines }

/**
 * The estimate after a change. What was there can be undone.
 *
 * @param known the parts of the lines, as far as they are known
 * @returns the same estimate if nothing changes
 */
export function withChange(
  open: OpenEstimate,
  change: LinesChange,
  known: Readonly<Record<string, Part>>,
): OpenEstimate {
  const { query, history } = open
  if (change.kind === 'undo' || change.kind === 'redo') {
    const step = (change.kind === 'undo' ? undo : redo)(history, query.lines)
    return step ? { query: { ...query, lines: step.value }, history: step.history } : open
  }
  const lines = linesAfter(query.lines, change, known)
  if (isSameEstimate({ ...query, lines }, query)) return open
  return { query: { ...query, lines }, history: withChangeFrom(history, query.lines) }
}

/** The estimate of an address: the open one, if the address says the same, so that its changes can still be undone. */
export function withOpened(open: OpenEstimate, query: EstimateQuery): OpenEstimate {
  return isSameEstimate(open.query, query) ? open : { query, history: emptyHistory() }
}

function isSameEstimate(one: EstimateQuery, other: EstimateQuery): boolean {
  return writeEstimateQuery(one) === writeEstimateQuery(other)
}

function linesAfter(lines: Lines, change: LinesEdit, known: Readonly<Record<string, Part>>): Lines {
  switch (change.kind) {
    case 'put': {
      const outcome = putPart(lines, change.choice, known)
      return outcome.kind === 'put' ? outcome.lines : lines
    }
    case 'remove':
      return lines.filter(({ partId }) => partId !== change.partId)
    case 'count':
      return lines.map(line =>
        line.partId === change.partId
          ? { ...line, quantity: quantityOf(change.quantity, line.quantity) }
          : line,
      )
    case 'replace':
      return change.lines
  }
}

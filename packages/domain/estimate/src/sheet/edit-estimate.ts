import type { Part } from '@jeoul/api/types'
import { quantityOf } from '@jeoul/estimate-pricing'
import type { Fix } from '../compatibility/index.ts'
import { kindFacts } from '../parts/part-kinds.ts'
import { type EstimateLine, type EstimateQuery, maxLines, writeEstimateQuery } from './estimate-query.ts'

/** The values that undo and redo restore. */
interface UndoHistory<Value> {
  /** Oldest first. */
  readonly past: readonly Value[]
  /** Undone values, the next to redo first. */
  readonly future: readonly Value[]
}

/** The number of changes that can be undone (assumed). */
export const maxUndone = 100

export function emptyHistory<Value>(): UndoHistory<Value> {
  return { past: [], future: [] }
}

/** Records a change, which discards the undone ones. */
export function withChangeFrom<Value>({ past }: UndoHistory<Value>, before: Value): UndoHistory<Value> {
  return { past: [...past, before].slice(-maxUndone), future: [] }
}

/** Undoes one change; null if there is none. */
export function undo<Value>({ past, future }: UndoHistory<Value>, now: Value) {
  const value = past.at(-1)
  if (value === undefined) return null
  return { value, history: { past: past.slice(0, -1), future: [now, ...future] } }
}

/** Redoes one change; null if there is none. */
export function redo<Value>({ past, future }: UndoHistory<Value>, now: Value) {
  const [value, ...others] = future
  if (value === undefined) return null
  return { value, history: { past: [...past, now], future: others } }
}

/** A part to put into an estimate, replacing another or in addition. */
export interface PartChoice {
  readonly part: Part
  /** The id of the part to replace; null to add it. */
  readonly instead: string | null
  /** The quantity; by default that of the replaced part, else one. */
  readonly quantity?: number
  /** A part that it requires, put in with it. */
  readonly also?: PartChoice
}

/** The parts of a choice: the part itself, and those that it requires. */
export function partsOf({ part, also }: PartChoice): readonly Part[] {
  return [part, ...(also ? partsOf(also) : [])]
}

/** Converts a fix to the choice of its parts. */
export function choiceOf({ part, replaces, quantity, also }: Fix): PartChoice {
  return { part, instead: replaces, quantity, ...(also && { also: choiceOf(also) }) }
}

type PutOutcome =
  | { readonly kind: 'put'; readonly lines: readonly EstimateLine[] }
  /** Nothing changes: the part is already present, or replaces itself. */
  | { readonly kind: 'same' }
  /** There is no room for another part. */
  | { readonly kind: 'full' }
  /** "One item only": the held service would have to be replaced. */
  | { readonly kind: 'one-service'; readonly held: string }

/**
 * Puts a part into an estimate. Choosing a present part again changes nothing, so that a double press adds one. A part
 * of a kind that a PC has once replaces the present one. "A second service opens the 'one item only' warning instead"
 * (docs/decisions/0106-an-estimate-is-its-address.md).
 *
 * @param known the parts of the lines, as far as they are known
 */
export function putPart(
  lines: readonly EstimateLine[],
  choice: PartChoice,
  known: Readonly<Record<string, Part>>,
): PutOutcome {
  const outcome = putOne(lines, choice, known)
  if (outcome.kind !== 'put' || !choice.also) return outcome
  const further = putPart(outcome.lines, choice.also, known)
  return further.kind === 'put' ? further : outcome
}

/** Whether a quantity would add another piece of a service: "one item only". Fewer than there are is never refused. */
export function addsService(
  lines: readonly EstimateLine[],
  { partId, quantity }: EstimateLine,
  known: Readonly<Record<string, Part>>,
): boolean {
  const held = lines.find(line => line.partId === partId)
  return held !== undefined && known[partId]?.type === 4 && quantity > held.quantity
}

function putOne(
  lines: readonly EstimateLine[],
  { part, instead, quantity }: PartChoice,
  known: Readonly<Record<string, Part>>,
): PutOutcome {
  const existing = lines.find(({ partId }) => partId === part.part_id)
  if (existing && (instead === null || instead === part.part_id)) {
    if (quantity === undefined || quantity === existing.quantity) return { kind: 'same' }
    return { kind: 'put', lines: lines.map(line => (line === existing ? { ...line, quantity } : line)) }
  }
  const replaced = lines.find(({ partId }) => partId === instead) ?? sameKind(lines, part, known)
  if (replaced && existing) return { kind: 'put', lines: lines.filter(line => line !== replaced) }
  if (part.type === 4) {
    const held = lines.find(line => line !== replaced && known[line.partId]?.type === 4)
    if (held) return { kind: 'one-service', held: held.partId }
  }
  if (replaced) {
    const put = { partId: part.part_id, quantity: part.type === 4 ? 1 : (quantity ?? replaced.quantity) }
    return { kind: 'put', lines: lines.map(line => (line === replaced ? put : line)) }
  }
  if (lines.length >= maxLines) return { kind: 'full' }
  return { kind: 'put', lines: [...lines, { partId: part.part_id, quantity: quantity ?? 1 }] }
}

function sameKind(lines: readonly EstimateLine[], part: Part, known: Readonly<Record<string, Part>>) {
  if (!kindFacts(part.kind)?.isSingle) return undefined
  return lines.find(({ partId }) => known[partId]?.kind === part.kind)
}

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
      if (addsService(lines, change, known)) return before
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

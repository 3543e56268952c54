import type { Part } from '@jeoul/api/types'
import type { Fix } from '../compatibility/index.ts'
import { kindFacts } from '../parts/part-kinds.ts'
import { type EstimateLine, maxLines } from './estimate-line.ts'

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

/** Converts a fix to the choice of its parts. */
export function choiceOf({ part, replaces, quantity, also }: Fix): PartChoice {
  return { part, instead: replaces, quantity, ...(also && { also: choiceOf(also) }) }
}

export type PutOutcome =
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

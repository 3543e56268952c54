import type { Part } from '@jeoul/api/types'
import { kindFacts } from '../parts/part-kinds.ts'
import { putPart } from './edit-estimate.ts'
import type { EstimateLine } from './estimate-query.ts'

/**
 * Adds parts to the lines one after another, as a shopper would: a part of a kind that a PC has once replaces the
 * present one. A second service, and parts for which there is no room, are left out (assumed).
 *
 * @param known the parts of the lines
 */
export function addParts(
  lines: readonly EstimateLine[],
  parts: readonly Part[],
  known: Readonly<Record<string, Part>>,
): readonly EstimateLine[] {
  let after = lines
  let seen = known
  for (const part of parts) {
    const outcome = putPart(after, { part, instead: null }, seen)
    if (outcome.kind === 'put') after = outcome.lines
    seen = { ...seen, [part.part_id]: part }
  }
  return after
}

/** A product that was not added to an estimate. */
export interface LeftOutPart {
  readonly part: Part
  /**
   * The product added at the same time that the PC has instead; null if there was no room, or a service was already
   * present.
   */
  readonly held: Part | null
}

/**
 * Finds which of several products added at once were left out, and in favour of which other one (assumed). If none of a
 * kind is present, the shopper has changed the estimate since, and the kind is skipped.
 */
export function leftOutOf(
  added: readonly Part[],
  { lines }: { readonly lines: readonly EstimateLine[] },
): readonly LeftOutPart[] {
  const isIn = ({ part_id }: Part) => lines.some(({ partId }) => partId === part_id)
  return added.flatMap((part): readonly LeftOutPart[] => {
    if (isIn(part)) return []
    if (!kindFacts(part.kind)?.isSingle || part.type === 4) return [{ part, held: null }]
    const held = added.find(other => other.kind === part.kind && isIn(other))
    return held ? [{ part, held }] : []
  })
}

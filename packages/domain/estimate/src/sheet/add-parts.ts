import type { Part } from '@jeoul/api/types'
import type { EstimateLine } from './estimate-line.ts'
import { putPart } from './put-part.ts'

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

import type { Part } from '@jeoul/api/types'
import type { EstimateLine } from './estimate-line.ts'
import { putPart } from './put-part.ts'

/**
 * The lines with further parts, put in one after the other as a shopper would: one of a kind that a PC has once takes the
 * place of what is there. A second service, and what there is no room for, stays out (assumed).
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

import type { Part } from '@jeoul/api/types'
import type { EstimateLine } from './estimate-line.ts'
import { kindFacts } from './part-kinds.ts'

/** A product that stayed out of an estimate. */
export interface LeftOutPart {
  readonly part: Part
  /** The one of the same press that a PC has in its place; null where there was no room, or a service was there already. */
  readonly held: Part | null
}

/**
 * Which of several products that were added at once stayed out, and for which other one of them (assumed). Where none of
 * a kind stayed in, the shopper has decided otherwise meanwhile, and nothing is to be said.
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

import type { Part, PartsResponse } from '@jeoul/api/types'
import { isPartId } from '../sheet/estimate-line.ts'
import { kindFacts } from './part-kinds.ts'

/**
 * Reads the parts of a response. Entries without an id, a name or a known kind are dropped, and a malformed price
 * counts as unknown (assumed). "A success response is required before data is stored" (specification, section 5).
 */
export function readParts({ success, result }: PartsResponse): readonly Part[] | null {
  return success ? (result?.list.flatMap(readPart) ?? null) : null
}

function readPart(part: Part): readonly Part[] {
  const facts = kindFacts(part.kind)
  const isNamed = part.name !== '' && isPartId(part.part_id)
  return facts && isNamed ? [{ ...part, type: facts.type, figures: part.figures ?? {} }] : []
}

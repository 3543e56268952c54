import type { Part, PartsResponse } from '@jeoul/api/types'
import { readPrice } from '@jeoul/price-state'
import { isPartId } from './estimate-line.ts'
import { kindFacts } from './part-kinds.ts'

/**
 * Reads the parts of a response. Entries without an id, a name or a known kind are dropped, and a malformed price
 * counts as unknown (assumed). "A success response is required before data is stored" (specification, section 5).
 */
export function readParts({ success, result }: PartsResponse): readonly Part[] | null {
  return success ? result.list.flatMap(readPart) : null
}

function readPart(part: Part): readonly Part[] {
  const facts = kindFacts(part?.kind)
  const isNamed = typeof part?.name === 'string' && typeof part.part_id === 'string'
  if (!facts || !isNamed || !isPartId(part.part_id)) return []
  return [
    {
      ...part,
      type: facts.type,
      cash: readPrice(part.cash),
      card: readPrice(part.card),
      maker: typeof part.maker === 'string' ? part.maker : '',
      figures: typeof part.figures === 'object' && part.figures !== null ? part.figures : {},
    },
  ]
}

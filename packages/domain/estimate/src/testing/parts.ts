import type { Part, PartFigures, PartKind } from '@jeoul/api/types'
import { kindFacts } from '../parts/part-kinds.ts'

/** A part for tests, for sale at 10,000 won in cash and 10,500 by card. */
export function partOf(
  partId: string,
  kind: PartKind,
  changes: Partial<Omit<Part, 'figures'>> & { readonly figures?: PartFigures } = {},
): Part {
  return {
    part_id: partId,
    kind,
    type: kindFacts(kind)?.type ?? 1,
    name: `부품 ${partId}`,
    maker: '',
    price_state: 3,
    cash: 10_000,
    card: 10_500,
    figures: {},
    ...changes,
  }
}

import type { PartOption, PartType } from '@jeoul/api/types'
import { at } from '../../../catalogue/at.ts'
import type { Part } from '../../../catalogue/parts/part.ts'
import type { MockContext } from '../../../operation/mock-context.ts'
import { pictureUrl, pricesOf } from '../../item/build-item.ts'

/** Something that can be chosen, before it has its number. */
export interface Candidate {
  readonly option: Omit<PartOption, 'idx'>
  /** Its exact figures, where they are known. */
  readonly part?: Part
}

/**
 * What of a category goes into a PC: only what is for sale, the most popular first, a part once whatever its packings,
 * and nothing that a single shop sells. None for a category that there is not.
 */
export function candidatesOf(mock: MockContext, cateId: string, type: PartType): Candidate[] {
  const { index } = mock
  const run = index.categories.get(cateId)
  const seen = new Set<unknown>()
  const candidates: Candidate[] = []
  for (const ref of run ? index.order(run, 'rank', 'cash') : []) {
    const place = index.place(ref)
    const { leaf, row } = place
    const part = leaf.partOf?.(row)
    const { price_state, cash, card } = pricesOf(place)
    const same = part ?? (at(leaf.items.groups, row) || `alone ${row}`)
    if (cash === null || card === null || seen.has(same)) continue
    const { name, minishop } = leaf.items.text(row)
    if (minishop !== undefined) continue
    seen.add(same)
    const item_id = String(at(leaf.items.ids, row))
    const option = { type, name, item_id, image: pictureUrl(mock, place), price_state, cash, card }
    candidates.push(part ? { option, part } : { option })
  }
  return candidates
}

import type { PartOption, PartType } from '@jeoul/api/types'
import { at } from '../../../catalogue/at.ts'
import type { Part } from '../../../catalogue/parts/part.ts'
import type { MockContext } from '../../../operation/mock-context.ts'
import { pictureUrl, pricesOf } from '../../item/build-item.ts'

/** An option before it is numbered. */
export interface Candidate {
  readonly option: Omit<PartOption, 'idx'>
  /** Its exact figures, if known. */
  readonly part?: Part
}

/**
 * The items of a category that can go into a PC: only items for sale, the most popular first, each part once
 * regardless of its packaging, and none from minishops. Empty for an unknown category.
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

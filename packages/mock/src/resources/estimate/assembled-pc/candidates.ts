import type { PartFigures, PartOption, PartType } from '@jeoul/api/types'
import { at } from '../../../catalogue/at.ts'
import { figuresAt } from '../../../catalogue/parts/figures.ts'
import type { Part } from '../../../catalogue/parts/part.ts'
import type { MockContext } from '../../../operation/mock-context.ts'
import { pictureUrl, pricesOf } from '../../item/build-item.ts'
import { distinctParts } from '../parts/distinct-parts.ts'

/** An option before it is numbered. */
export interface Candidate {
  readonly option: Omit<PartOption, 'idx'>
  readonly figures: PartFigures
  /** What it is exactly, if it was generated. */
  readonly part?: Part
}

/** The parts of a category that are for sale, the most popular first. Empty for an unknown category. */
export function candidatesOf(mock: MockContext, cateId: string, type: PartType): Candidate[] {
  return distinctParts(mock.index, cateId).flatMap(ref => {
    const place = mock.index.place(ref)
    const { leaf, row } = place
    const { price_state, cash, card } = pricesOf(place)
    if (cash === null || card === null) return []
    const { name } = leaf.items.text(row)
    const item_id = String(at(leaf.items.ids, row))
    const option = { type, name, item_id, image: pictureUrl(mock, place), price_state, cash, card }
    const part = leaf.partOf?.(row)
    return { option, figures: figuresAt(leaf, row) ?? {}, ...(part && { part }) }
  })
}

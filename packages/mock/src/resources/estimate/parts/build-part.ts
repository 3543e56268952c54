import type { Part } from '@jeoul/api/types'
import { at } from '../../../catalogue/at.ts'
import { figuresAt } from '../../../catalogue/parts/figures.ts'
import type { ItemContext } from '../../../operation/mock-context.ts'
import { lowestOf, pictureUrl, pricesOf } from '../../item/build-item.ts'
import { kindOfCategory, partKinds } from './part-kinds.ts'

/** An item as a part of an estimate; undefined if its category contains none. */
export function buildPart(mock: ItemContext, ref: number): Part | undefined {
  const place = mock.index.place(ref)
  const { cateId, items } = place.leaf
  const kind = kindOfCategory(cateId)
  if (kind === undefined) return undefined
  return {
    part_id: String(at(items.ids, place.row)),
    kind,
    type: partKinds[kind].type,
    name: items.text(place.row).name,
    maker: at(mock.index.catalogue.makers, at(items.makers, place.row)),
    image: pictureUrl(mock, place),
    ...pricesOf(place),
    ...lowestOf(mock, place),
    figures: figuresAt(place.leaf, place.row) ?? {},
  }
}

import type { Product } from '@jeoul/api/types'
import { at } from '../catalogue/at.ts'
import type { Place } from '../index/catalogue-index.ts'
import { createPcChoices } from './assembled-pc/create-pc-choices.ts'
import type { Slot } from './assembled-pc/slots.ts'
import { buildItemView } from './build-item-view.ts'
import { buildDetail, buildHappyTree, buildSpecTables } from './build-product-texts.ts'
import { findItem, parseItemId } from './find-item.ts'
import { findRelated } from './find-related.ts'
import type { MockContext } from './mock-context.ts'
import { operation, success } from './operation.ts'
import { parseInteger } from './parameters.ts'

/** The category whose items are PCs that are assembled to order. */
const assembledPcs = '121210'
const mostOptions = 6
/** In won, where an assembled PC is not for sale. */
const usualPrice = 1_200_000

/** The handler of the product page. Source: specification sections 3 and 7. */
export function productHandlers(mock: MockContext) {
  const optionsOf = createOptions(mock)
  return {
    getProduct: operation(
      `${mock.baseUrls.second}/desktop/v1/shopping/items/:id`,
      ({ path, query, member }) => {
        const itemId = parseItemId('path.id', path('id'))
        parseInteger('query.idx_b_manager', query.get('idx_b_manager'), 1)
        const ref = findItem(mock.index, 'path.id', itemId)
        const place = mock.index.place(ref)
        const item = buildItemView(mock, ref)
        const { wish } = mock.state
        const result: Product = {
          item,
          related: findRelated(mock.index, ref).map(other => buildItemView(mock, other)),
          zzim_my: member !== undefined && wish.isSaved(member.member_id, itemId),
          zzim_count: at(place.leaf.items.zzims, place.row) + wish.countOf(itemId),
          productData: { isAssembledPc: isAssembledPc(place), priceLow: item.cash },
          optionChange: optionsOf(place),
          detail: buildDetail(mock, place),
          specData: buildSpecTables(mock.index, place),
          happyTreeData: buildHappyTree(place),
        }
        return JSON.stringify({ ...success, result })
      },
    ),
  }
}

function isAssembledPc({ leaf }: Place): boolean {
  return leaf.cateId === assembledPcs
}

/** The parts that an assembled PC's row names, with others that fit the rest of it. */
function createOptions(mock: MockContext): (place: Place) => Product['optionChange'] {
  const choicesFor = createPcChoices(mock)
  return place => {
    if (!isAssembledPc(place)) return { base: [], option: [] }
    const { items } = place.leaf
    const { base, add } = choicesFor({
      wanted: slot => statedPart(place, slot),
      pick: at(items.ids, place.row),
      price: at(items.cash, place.row) || usualPrice,
      onlyFitting: true,
      most: mostOptions,
    })
    return { base, option: add }
  }
}

function statedPart({ leaf: { facets, items }, row }: Place, { key }: Slot): string | undefined {
  const facet = facets.findIndex(found => found.key === key)
  const value = facet < 0 ? 0 : at(at(items.specs, facet), row)
  return value === 0 ? undefined : at(at(facets, facet).values, value - 1).name
}

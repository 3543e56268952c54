import type { PartGroup, PartOption, Product } from '@jeoul/api/types'
import { at } from '../../catalogue/at.ts'
import { flag } from '../../catalogue/catalogue.ts'
import { minishops } from '../../catalogue/minishops.ts'
import { hash } from '../../catalogue/random.ts'
import type { Place } from '../../index/catalogue-index.ts'
import type { MockContext } from '../../operation/mock-context.ts'
import { operation, success } from '../../operation/operation.ts'
import { createPcChoices } from '../estimate/assembled-pc/create-pc-choices.ts'
import type { Slot } from '../estimate/assembled-pc/slots.ts'
import { kindOfCategory } from '../estimate/parts/part-kinds.ts'
import { buildVariant, countsOf, registeredOn } from '../item/build-item.ts'
import { buildItemView } from '../item/build-item-view.ts'
import { findItem, parseItemId } from '../item/find-item.ts'
import { parseShop } from '../minishop/find-shop.ts'
import { buildGallery } from './build-gallery.ts'
import { buildDetail, buildHappyTree, buildSpecTables } from './build-product-texts.ts'
import { findRelated } from './find-related.ts'
import { findSuccessors } from './find-successors.ts'

/** The category whose items are PCs that are assembled to order. */
const assembledPcs = '121210'
const maxOptions = 6
/** In won, for assembled PCs that are not for sale. */
const usualPrice = 1_200_000

/** The handler of the product page. Source: specification sections 3 and 7. */
export function productHandlers(mock: MockContext) {
  const optionsOf = createOptions(mock)
  return {
    getProduct: operation(
      `${mock.baseUrls.second}/desktop/v1/shopping/items/:id`,
      ({ path, query, member }) => {
        const itemId = parseItemId('path.id', path('id'))
        const shop = parseShop(query)
        const ref = findItem(mock.index, 'path.id', itemId)
        const place = mock.index.place(ref)
        const item = buildItemView(mock, ref)
        const { wish } = mock.state
        const { reviews, score, zzims } = countsOf(mock, place)
        const result: Product = {
          item,
          related: findRelated(mock.index, ref, shop).map(other => buildItemView(mock, other)),
          zzim_my: member !== undefined && wish.isSaved(member.member_id, itemId),
          zzim_count: zzims,
          productData: {
            isAssembledPc: isAssembledPc(place),
            priceLow: item.cash,
            isStdpc: (at(place.leaf.items.flags, place.row) & flag.stdpc) !== 0,
            ...minishopOf(place),
          },
          optionChange: optionsOf(place),
          detail: buildDetail(mock, place),
          specData: buildSpecTables(mock.index, place),
          happyTreeData: buildHappyTree(place),
          gallery: [...buildGallery(mock, place)],
          key_specs: [...place.leaf.items.text(place.row).keySpecs],
          variants: mock.index.variants(ref).map(other => buildVariant(mock, mock.index.place(other))),
          ...labelOf(place),
          ...partKindOf(place),
          successors:
            item.price_state === 0
              ? findSuccessors(mock.index, ref).map(other => buildItemView(mock, other))
              : [],
          registered: registeredOn(place),
          review_count: reviews,
          ...(reviews > 0 && { review_score: score }),
        }
        return JSON.stringify({ ...success, result })
      },
    ),
  }
}

function labelOf({ leaf: { items }, row }: Place): Pick<Product, 'variant_label'> {
  const { variantLabel } = items.text(row)
  return variantLabel === undefined ? {} : { variant_label: variantLabel }
}

function partKindOf({ leaf: { cateId } }: Place): Pick<Product, 'part_kind'> {
  const kind = kindOfCategory(cateId)
  return kind ? { part_kind: kind } : {}
}

function minishopOf({ leaf: { items }, row }: Place): Pick<Product['productData'], 'minishop'> {
  const { minishop: name } = items.text(row)
  const shop = minishops.find(found => found.name === name)
  return shop ? { minishop: { idx_b_manager: shop.idxBManager, name: shop.name } } : {}
}

function isAssembledPc({ leaf }: Place): boolean {
  return leaf.cateId === assembledPcs
}

/** The parts that an assembled PC's row names, with compatible alternatives. */
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
      maxOptions,
    })
    const id = at(items.ids, place.row)
    return {
      base: base.map(group => withSoldOut(group, id)),
      option: add.map(group => withSoldOut(group, id)),
    }
  }
}

/** Some options are out of stock; never the one in the base price. */
function withSoldOut(group: PartGroup, itemId: number): PartGroup {
  const isSoldOut = ({ idx }: PartOption) => idx !== group.default && hash('sold out', itemId, idx) % 9 === 0
  return {
    ...group,
    list: group.list.map(option => (isSoldOut(option) ? { ...option, price_state: 1 } : option)),
  }
}

function statedPart({ leaf: { facets, items }, row }: Place, { key }: Slot): string | undefined {
  const facet = facets.findIndex(found => found.key === key)
  const value = facet < 0 ? 0 : at(at(items.specs, facet), row)
  return value === 0 ? undefined : at(at(facets, facet).values, value - 1).name
}

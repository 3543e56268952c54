import type { ListItem, Variant } from '@jeoul/api/types'
import { at } from '../../catalogue/at.ts'
import { flag, type ItemTable, type PriceState } from '../../catalogue/catalogue.ts'
import { lowestPrices } from '../../catalogue/lowest-prices.ts'
import { minishops } from '../../catalogue/minishops.ts'
import type { Place } from '../../index/catalogue-index.ts'
import { lazilyBy } from '../../index/lazily.ts'
import type { ItemContext } from '../../operation/mock-context.ts'
import { kindOfCategory } from '../estimate/parts/part-kinds.ts'

/** Optional fields of a list item, included on request. Source: specification section 9. */
export const itemFields = ['stdpc', 'maker', 'hotdeal', 'event'] as const
export type ItemField = (typeof itemFields)[number]

const dayMs = 86_400_000
/** ISO dates by day since 1970-01-01; items share a few thousand. */
export const dateOf = lazilyBy((day: number) => new Date(day * dayMs).toISOString().slice(0, 10))

/** A list item without its optional fields. */
export function buildItem(mock: ItemContext, ref: number): ListItem {
  const { index } = mock
  const place = index.place(ref)
  const { row } = place
  const { items, cateId } = place.leaf
  const { name, keySpecs, minishop, variantLabel } = items.text(row)
  const variants = index.variants(ref).map(other => buildVariant(mock, index.place(other)))
  const { reviews, score, zzims } = countsOf(mock, place)
  const malls = at(items.malls, row)
  const item: ListItem = {
    item_id: String(at(items.ids, row)),
    name,
    cate_id: cateId,
    image: pictureUrl(mock, place),
    ...pricesOf(place),
    ...lowestOf(mock, place),
    delivery: at(index.catalogue.deliveries, at(items.deliveries, row)),
    mall_count: malls,
    review_count: reviews,
    zzim_count: zzims,
    registered: dateOf(at(items.registered, row)),
    key_specs: [...keySpecs],
    variants,
    moreView: malls > 0 || variants.length > 0,
  }
  if (reviews > 0) item.review_score = score
  if (minishop !== undefined) {
    item.minishop = minishop
    item.minishop_id = minishops.find(({ name: shop }) => shop === minishop)?.idxBManager ?? 0
  }
  if (variantLabel !== undefined) item.variant_label = variantLabel
  const kind = kindOfCategory(cateId)
  if (kind) item.part_kind = kind
  return item
}

/** Includes members' reviews and saves. The score is the mean of all grades, to one decimal. */
export function countsOf({ added }: ItemContext, { leaf: { items }, row }: Place) {
  const reviews = at(items.reviews, row)
  const score = at(items.scores, row) / 10
  const zzims = at(items.zzims, row)
  const own = added.of(at(items.ids, row))
  if (!own) return { reviews, score, zzims }
  const total = reviews + own.reviews
  const mean = (Math.round(reviews * score) + own.marks) / Math.max(total, 1)
  return { reviews: total, score: Math.round(mean * 10) / 10, zzims: zzims + own.zzims }
}

/** The optional fields of a list item. */
export function buildFields({ index }: ItemContext, ref: number): Pick<ListItem, ItemField> {
  const {
    leaf: { items },
    row,
  } = index.place(ref)
  return {
    stdpc: hasFlag(items, row, flag.stdpc),
    maker: at(index.catalogue.makers, at(items.makers, row)),
    hotdeal: hasFlag(items, row, flag.hotdeal),
    event: hasFlag(items, row, flag.event),
  }
}

/** The date on which an item was registered, as 2026-09-14. */
export function registeredOn({ leaf: { items }, row }: Place): string {
  return new Date(at(items.registered, row) * dayMs).toISOString().slice(0, 10)
}

/** State and lowest price tags; null unless the item is for sale. Source: specification section 4. */
export function pricesOf({ leaf: { items }, row }: Place) {
  const state = priceState(at(items.states, row))
  const price = (column: Uint32Array) => (state === 3 ? at(column, row) : null)
  return { price_state: state, cash: price(items.cash), card: price(items.card) }
}

/** The lowest prices with all that they demand, as a field of items; none where no mall sells it. */
export function lowestOf({ index }: ItemContext, { leaf, row }: Place): Pick<ListItem, 'lowest'> {
  const lowest = lowestPrices(index.catalogue, leaf, row)
  return lowest ? { lowest } : {}
}

/** Variants of one product share a picture. */
export function pictureUrl({ baseUrls }: ItemContext, { leaf, row }: Place): string {
  const seed = at(leaf.items.groups, row) || at(leaf.items.ids, row)
  return `${baseUrls.main}/pictures/${leaf.picture}/${seed}.svg`
}

export function buildVariant(mock: ItemContext, place: Place): Variant {
  const { items } = place.leaf
  const { name, variantLabel } = items.text(place.row)
  const { price_state: state, cash, card } = pricesOf(place)
  return {
    item_id: String(at(items.ids, place.row)),
    label: variantLabel ?? name,
    state,
    cash,
    card,
    ...lowestOf(mock, place),
  }
}

function hasFlag({ flags }: ItemTable, row: number, bit: number): boolean {
  return (at(flags, row) & bit) !== 0
}

function priceState(state: number): PriceState {
  return state === 1 || state === 2 || state === 3 ? state : 0
}

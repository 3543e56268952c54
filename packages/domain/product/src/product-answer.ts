import type { PartGroup, Product } from '@jeoul/api/types'
import { type Headline, itemHeadline, otherHeadlines } from '@jeoul/personal-price'
import { readPriceState } from '@jeoul/price-state'

/** A product in which every missing part is replaced by a default, so that it does not affect the others. */
export interface ReadProduct extends Product {
  readonly gallery: NonNullable<Product['gallery']>
  readonly key_specs: NonNullable<Product['key_specs']>
  readonly variants: NonNullable<Product['variants']>
  readonly successors: NonNullable<Product['successors']>
  /**
   * The headline by the default terms, as far as the product's own response allows; null for a product without a price.
   */
  readonly headline: Headline | null
  /** The headlines for other ways of paying. */
  readonly otherHeadlines: readonly Headline[]
}

const maxKeySpecs = 6

/**
 * Reads a product: "A success response is required before data is stored" (specification, section 5). Missing lists
 * become empty. Key specifications default to the first of the table, the gallery to the product's picture (assumed).
 *
 * @returns null for a response without a product
 */
export function readProduct({ success, result }: { success: boolean; result: Product }): ReadProduct | null {
  if (!success || !result?.item?.item_id) return null
  const { productData, optionChange, detail, happyTreeData } = result
  const item = readItemView(result)
  const specData = result.specData ?? []
  return {
    ...result,
    item,
    related: result.related ?? [],
    zzim_count: result.zzim_count ?? 0,
    productData: {
      ...productData,
      isAssembledPc: productData?.isAssembledPc ?? false,
      priceLow: productData?.priceLow ?? item.cash,
    },
    optionChange: { base: groupsOf(optionChange?.base), option: groupsOf(optionChange?.option) },
    detail: { text: detail?.text ?? '', images: detail?.images ?? [] },
    specData,
    happyTreeData: happyTreeData?.title && happyTreeData.amount ? happyTreeData : null,
    gallery: galleryOf(result.gallery, item.image),
    key_specs:
      result.key_specs ??
      specData.flatMap(({ rows }) => rows.map(({ value }) => value)).slice(0, maxKeySpecs),
    variants: result.variants ?? [],
    successors: result.successors ?? [],
    headline: itemHeadline(item),
    otherHeadlines: otherHeadlines(item),
  }
}

/** Fills in missing fields of the item: the name defaults to the id, the price to the product's lowest (assumed). */
function readItemView({ item, productData }: Product): Product['item'] {
  const cash = item.cash ?? productData?.priceLow ?? null
  return {
    ...item,
    name: item.name || `상품 ${item.item_id}`,
    price_state: readPriceState(item.price_state, cash !== null || item.card !== null),
    cash,
  }
}

function galleryOf(gallery: Product['gallery'], image: string): ReadProduct['gallery'] {
  const media = gallery?.filter(({ url }) => url !== '') ?? []
  return media.length > 0 || image === '' ? media : [{ type: 'image', url: image }]
}

/** Drops groups without options. */
function groupsOf(groups: PartGroup[] | undefined): PartGroup[] {
  return groups?.filter(({ list }) => list.length > 0) ?? []
}

import type { PartGroup, Product } from '@jeoul/api/types'
import { type Headline, itemHeadline, otherHeadlines } from '@jeoul/personal-price'
import { readCount, readPrice, readPriceState, readText } from '@jeoul/price-state'

/** A product with a value for each optional part, so that a missing part does not affect the others. */
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
 * "A success response is required before data is stored" (specification, section 5). Missing lists become empty. Key
 * specifications default to the first of the table, the gallery to the product's picture (assumed).
 *
 * @returns null for a response without a product
 */
export function readProduct({ success, result }: { success: boolean; result: Product }): ReadProduct | null {
  if (success !== true || !result?.item?.item_id) return null
  const { productData, optionChange, detail } = result
  const item = readItemView(result)
  const specData = listOf(result.specData).filter(({ rows }) => Array.isArray(rows))
  return {
    ...result,
    item,
    related: listOf(result.related),
    zzim_my: result.zzim_my === true,
    zzim_count: readCount(result.zzim_count),
    productData: {
      ...productData,
      isAssembledPc: productData?.isAssembledPc === true,
      priceLow: readPrice(productData?.priceLow) ?? item.cash,
    },
    optionChange: { base: groupsOf(optionChange?.base), option: groupsOf(optionChange?.option) },
    detail: { text: detail?.text ?? '', images: listOf(detail?.images) },
    specData,
    happyTreeData: readHappyTree(result.happyTreeData),
    gallery: galleryOf(result.gallery, item.image),
    key_specs: result.key_specs
      ? listOf(result.key_specs)
      : specData.flatMap(({ rows }) => rows.map(({ value }) => value)).slice(0, maxKeySpecs),
    variants: listOf(result.variants),
    successors: listOf(result.successors),
    headline: itemHeadline(item),
    otherHeadlines: otherHeadlines(item),
  }
}

/**
 * The specification names no fields of an item: missing fields become empty, and its price defaults to the product's
 * lowest (assumed).
 */
function readItemView({ item, productData }: Product): Product['item'] {
  const cash = readPrice(item.cash) ?? readPrice(productData?.priceLow)
  const card = readPrice(item.card)
  return {
    ...item,
    item_id: `${item.item_id}`,
    name: readText(item.name) || `상품 ${item.item_id}`,
    cate_id: readText(item.cate_id),
    maker: readText(item.maker),
    image: readText(item.image),
    price_state: readPriceState(item.price_state, cash !== null || card !== null),
    cash,
    card,
  }
}

function readHappyTree(found: Product['happyTreeData']): Product['happyTreeData'] {
  return readText(found?.title) !== '' && readPrice(found?.amount) !== null ? found : null
}

function galleryOf(gallery: Product['gallery'], image: string): ReadProduct['gallery'] {
  const media = listOf(gallery).filter(medium => readText(medium?.url) !== '')
  return media.length > 0 || image === '' ? media : [{ type: 'image', url: image }]
}

/** Drops groups without options. */
function groupsOf(groups: PartGroup[] | undefined): PartGroup[] {
  return listOf(groups).filter(group => listOf(group?.list).length > 0)
}

function listOf<Value>(found: Value[] | undefined): Value[] {
  return Array.isArray(found) ? found : []
}

import { getProductFx } from '@jeoul/api'
import { createResource } from '@jeoul/api/create-resource'
import { $managerId } from '@jeoul/page'
import { combine, createEvent, createStore, sample } from 'effector'
import { type ReadProduct, readProduct } from './product-answer.ts'

export interface ProductQuestion {
  readonly itemId: string
  /** The minishop that shows the product, 1 for the site itself. */
  readonly managerId: number
}

/** A page of this product was opened, by its id, or its address changed while it is open. */
export const productVisited = createEvent<string>()
/** A product was opened in a minishop whose number is known. */
export const productOpened = createEvent<ProductQuestion>()
/** The product's page was left. */
export const productClosed = createEvent()

/** When a product is opened again, its previous data is shown until the new data has loaded. */
export const product = createResource({
  call: getProductFx,
  read: readProduct,
  keepPrevious: isSame,
})

/** The open product's id and minishop, or null. */
export const $openProduct = createStore<ProductQuestion | null>(null)
  .on(productOpened, (open, question) => (open && isSame(open, question) ? open : question))
  .reset(productClosed)

const $visited = createStore<string | null>(null)
  .on(productVisited, (_, itemId) => itemId)
  .reset(productClosed)
// A minishop that the address names by its user name has no number until the look-up has ended.
const opened = sample({
  clock: [productVisited, $managerId],
  source: { itemId: $visited, managerId: $managerId },
}).filterMap(({ itemId, managerId }) =>
  itemId === null || managerId === null ? undefined : { itemId, managerId },
)
sample({ clock: opened, target: productOpened })

/** Another product was opened. A change of the query alone does not count. */
export const productChanged = $openProduct.updates.filterMap(question => question ?? undefined)

sample({ clock: productChanged, target: product.requested })

/** The newest review counts of a product that any response contained. */
export interface ReviewCount extends Pick<ReadProduct, 'review_count' | 'review_score'> {
  readonly itemId: string
}
/**
 * A response contained new review counts, for example after a review was written. Every count on the page is updated.
 */
export const reviewsCounted = createEvent<ReviewCount>()
const $reviewCount = createStore<ReviewCount | null>(null, { serialize: 'ignore' })
  .on(reviewsCounted, (_, count) => count)
  .reset(product.loaded)

/** The open product's data; null until it has loaded. */
export const $product = combine(product.$state, $reviewCount, ({ data }, counted) => {
  if (!data || counted?.itemId !== data.item.item_id) return data
  const { itemId: _, ...count } = counted
  return { ...data, ...count }
})

/** Whether the product does not exist: the host answered 404, or 400 for an invalid id. */
export const $isUnknownProduct = product.$state.map(
  state => state.status === 'failed' && [400, 404].includes(state.failure.status ?? 0),
)

/** Whether both are the same product in the same minishop. */
function isSame(one: ProductQuestion, other: ProductQuestion): boolean {
  return one.itemId === other.itemId && one.managerId === other.managerId
}

import { getProductFx } from '@jeoul/api'
import { createResource } from '@jeoul/api/create-resource'
import { createEvent, createStore, sample } from 'effector'
import { readProduct } from './product-answer.ts'

export interface ProductQuestion {
  readonly itemId: string
  /** The minishop on whose page it is seen, 1 for the site itself. */
  readonly managerId: number
}

/** A product's page was opened, or its address changed while it is open. */
export const productOpened = createEvent<ProductQuestion>()
/** No product is open any more. */
export const productClosed = createEvent()

/** Coming back to a product shows it as it was until it is there anew. */
export const product = createResource({ call: getProductFx, read: readProduct, keeps: isSame })

/** Which product is open; null while none is. */
export const $openProduct = createStore<ProductQuestion | null>(null)
  .on(productOpened, (open, question) => (open && isSame(open, question) ? open : question))
  .reset(productClosed)

/** Another product than before is open. A change of the address alone is none. */
export const productChanged = $openProduct.updates.filterMap(question => question ?? undefined)

sample({ clock: productChanged, target: product.requested })

/** The open product; null while it is not there. */
export const $product = product.$state.map(({ data }) => data)

/** Whether there is no such product: the host knows it, or the address cannot be anybody's. */
export const $isUnknownProduct = product.$state.map(
  state => state.status === 'failed' && [400, 404].includes(state.failure.status ?? 0),
)

/** The same product on the same minishop's page. */
function isSame(one: ProductQuestion, other: ProductQuestion): boolean {
  return one.itemId === other.itemId && one.managerId === other.managerId
}

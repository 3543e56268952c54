import { ApiError, failedLoad, getProductFx, isAbandoned, type Loaded } from '@jeoul/api'
import { logFailureFx } from '@jeoul/api/create-resource'
import { type ProductQuestion, readProduct } from '@jeoul/product'
import { createEffect, createEvent, createStore, sample } from 'effector'
import { type ComparedProduct, comparedProduct } from './compared-product.ts'

export const productRequested = createEvent<ProductQuestion>()

/** The products by id. A failed load resets them (specification, section 8). */
export const $products = createStore<Readonly<Record<string, Loaded<ComparedProduct>>>>({})

/** "A success response is required before data is stored" (specification, section 5). */
const loadProductFx = createEffect<ProductQuestion, ComparedProduct>(async question => {
  const product = readProduct(await getProductFx(question))
  if (!product) throw new ApiError('refused', 'the answer did not pass its checks')
  return comparedProduct(product)
})

sample({
  clock: productRequested,
  source: $products,
  filter: (products, { itemId }) => {
    const status = products[itemId]?.status
    return status !== 'loading' && status !== 'full'
  },
  fn: (_, question) => question,
  target: loadProductFx,
})

$products
  .on(loadProductFx, (products, { itemId }) => ({
    ...products,
    [itemId]: { status: 'loading', data: null },
  }))
  .on(loadProductFx.done, (products, { params: { itemId }, result }) => ({
    ...products,
    [itemId]: { status: 'full', data: result },
  }))
  .on(loadProductFx.fail, (products, { params: { itemId }, error }) => {
    // What was abandoned on purpose will be asked for again.
    const { [itemId]: _, ...others } = products
    return isAbandoned(error) ? others : { ...others, [itemId]: failedLoad(error) }
  })

sample({
  clock: loadProductFx.fail.filterMap(({ params, error }) => {
    const load = isAbandoned(error) ? null : failedLoad(error)
    return load?.status === 'failed' ? { failure: load.failure, question: params } : undefined
  }),
  target: logFailureFx,
})

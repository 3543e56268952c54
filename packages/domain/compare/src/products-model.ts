import { getProductFx } from '@jeoul/api'
import { createResource } from '@jeoul/api/create-resource'
import { type ProductQuestion, readProduct } from '@jeoul/product'
import { comparedProduct } from './compared-product.ts'

const products = createResource({
  call: getProductFx,
  keyOf: ({ itemId }: ProductQuestion) => itemId,
  read: body => {
    const product = readProduct(body)
    return product && comparedProduct(product)
  },
})

export const productWanted = products.wanted

/** The products by id. */
export const $products = products.$states

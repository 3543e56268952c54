import type { Product } from '@jeoul/api/types'
import { type ReadProduct, readProduct } from '../product-answer.ts'
import { productOf } from './product-of.ts'

/** A product as the model stores it. */
export function readProductOf(changes: Partial<Product> = {}): ReadProduct {
  const read = readProduct({ success: true, result: productOf(changes) })
  if (!read) throw new Error('readProduct refused the product: a test product needs an item with an item_id')
  return read
}

import { valuesOf } from '@jeoul/api'
import { branchDrawn } from '@jeoul/category'
import { $product } from '@jeoul/product'
import { sample } from 'effector'

// The page has rendered the product's categories.
sample({
  clock: valuesOf($product).filterMap(product => product?.item.cate_id || undefined),
  target: branchDrawn,
})

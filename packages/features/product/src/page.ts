import { getMallsFx, getProductFx } from '@jeoul/api'
import { minishopNumber } from '@jeoul/page'
import { $isUnknownProduct, productClosed } from '@jeoul/product'
import { createRoute } from '@jeoul/router'
import { definePage } from '@jeoul/ssr'
import { $itemStatus, itemHead } from './item-head.ts'
import { itemVisited } from './model.ts'

export const page = definePage({
  route: createRoute('item'),
  visited: itemVisited,
  prefetch: ({ params: { itemId }, managerId }) =>
    Promise.all([
      getProductFx({ itemId, managerId }),
      getMallsFx({ itemId, card: false, managerId: minishopNumber(managerId) }),
      getMallsFx({ itemId, card: true, managerId: minishopNumber(managerId) }),
    ]),
  left: productClosed,
  $isMissing: $isUnknownProduct,
  head: itemHead,
  $status: $itemStatus,
})

import { offerListOpened, readOfferTab } from '@jeoul/offers'
import { $product, productVisited } from '@jeoul/product'
import { rememberVisits } from '@jeoul/product/recent'
import { createRoute, type PageVisit } from '@jeoul/router'
import { categoryOpened } from '@jeoul/shop/category'
import { combine, createEvent, sample } from 'effector'

/** A product's page was opened, or its address changed. */
export const itemVisited = createEvent<PageVisit<'item'>>()

sample({ clock: itemVisited, fn: ({ params }) => params.itemId, target: productVisited })
sample({
  clock: itemVisited,
  fn: ({ params, search }) => ({ itemId: params.itemId, tab: readOfferTab(search) }),
  target: offerListOpened,
})

// The product's page shows the path to its category.
const $cateId = combine(createRoute('item').$isOpened, $product, (isOpened, product) =>
  isOpened ? (product?.item.cate_id ?? '') : '',
)
sample({ clock: $cateId, filter: cateId => cateId !== '', target: categoryOpened })

rememberVisits(
  $product.map(found => {
    if (!found) return null
    const { item_id: itemId, name, image } = found.item
    const price = found.headline?.total
    return { itemId, name, image, ...(price !== undefined && { price }) }
  }),
)

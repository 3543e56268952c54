import { $siteProps } from '@jeoul/page'
import { itemSeen } from '@jeoul/page/tracking'
import { $openProduct, $product } from '@jeoul/product'
import { pageQuiet } from '@jeoul/ssr/page-quiet'
import { combine, createEffect, createEvent, createStore, sample } from 'effector'

/** A product's page is drawn. */
export const itemShown = createEvent()

/** A report must not slow down the page. Pages that were opened in a tab behind are seen once their tab is. */
const waitUntilVisibleFx = createEffect(async () => {
  await pageQuiet()
  if (document.visibilityState === 'visible') return
  await new Promise(resolve => document.addEventListener('visibilitychange', resolve, { once: true }))
})

const $isVisible = createStore(false, { serialize: 'ignore' }).on(waitUntilVisibleFx.done, () => true)

sample({ clock: itemShown, target: waitUntilVisibleFx })

/** The id of the product on screen; null for robots, and until there is one. */
const $seenItem = combine(
  $isVisible,
  $siteProps,
  $openProduct,
  $product,
  (isVisible, { isBot }, open, product) =>
    isVisible && !isBot && open !== null && open.itemId === product?.item.item_id ? open.itemId : null,
)

/** Every view of a product's page is reported by its item_id: "GET /front/v3/ad/gaua4tag/?item_id=" (section 7). */
sample({ clock: $seenItem.updates.filterMap(itemId => itemId ?? undefined), target: itemSeen })

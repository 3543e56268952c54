import { boardOpened, readOfferTab } from '@jeoul/offers'
import { $pageProps } from '@jeoul/page'
import { $isUnknownProduct, $product, product, productClosed, productOpened } from '@jeoul/product'
import { rememberVisits } from '@jeoul/recent'
import { itemRoute } from '@jeoul/router'
import { pageMissed } from '@jeoul/ssr'
import { wishTold } from '@jeoul/wish'
import { sample } from 'effector'

sample({
  clock: itemRoute.visited,
  source: $pageProps,
  fn: ({ idxBManager }, { params }) => ({ itemId: params.itemId, managerId: idxBManager }),
  target: productOpened,
})
sample({
  clock: itemRoute.visited,
  fn: ({ params, search }) => ({ itemId: params.itemId, tab: readOfferTab(search) }),
  target: boardOpened,
})
sample({ clock: itemRoute.$isOpened, filter: isOpened => !isOpened, fn: () => {}, target: productClosed })

rememberVisits(
  $product.map(found =>
    found ? { itemId: found.item.item_id, name: found.item.name, image: found.item.image } : null,
  ),
)

sample({
  clock: sample({ clock: product.loaded, source: $product }).filterMap(found => found ?? undefined),
  fn: ({ item, zzim_my, zzim_count }) => ({ itemId: item.item_id, isMine: zzim_my, count: zzim_count }),
  target: wishTold,
})

sample({
  clock: [$isUnknownProduct, itemRoute.visited],
  source: $isUnknownProduct,
  filter: itemRoute.$isOpened,
  target: pageMissed,
})

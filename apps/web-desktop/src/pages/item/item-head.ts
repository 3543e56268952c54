import { $rowsForEveryone } from '@jeoul/offers'
import { $pageProps } from '@jeoul/page'
import { $isUnknownProduct, $product, product, productHead, productStructuredData } from '@jeoul/product'
import { $place } from '@jeoul/routing'
import type { HeadSource } from '@jeoul/runtime'
import { combine } from 'effector'

export const itemHead: HeadSource = {
  changes: [$product],
  write(read) {
    const { path } = read($place)
    const { origin } = read($pageProps)
    const shown = read($product)
    const head = productHead({ origin, path, product: shown })
    // Only the server's HTML says more than the title.
    if (!import.meta.env.SSR || !shown) return { ...head, structuredData: [] }
    const prices = read($rowsForEveryone).map(({ market }) => market.priceB2c)
    return { ...head, structuredData: productStructuredData(shown, origin + path, { prices }) }
  },
}

/** A page whose product could not be loaded says so to crawlers and caches too. */
export const $itemStatus = combine(product.$state, $isUnknownProduct, ({ status }, isUnknown) =>
  status === 'failed' && !isUnknown ? 503 : 200,
)

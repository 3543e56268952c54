import { $presentedOffers } from '@jeoul/offers'
import { $siteProps } from '@jeoul/page'
import {
  $isUnknownProduct,
  $product,
  product,
  productHead,
  productStructuredData,
  productTitle,
} from '@jeoul/product'
import { $place } from '@jeoul/router'
import { type HeadSource, unindexedHead } from '@jeoul/ssr'
import { combine } from 'effector'

export const itemHead: HeadSource = {
  changes: [$product],
  write(read) {
    const shown = read($product)
    // Only the HTML that the server sends needs more than the title.
    if (!import.meta.env.SSR) return unindexedHead(productTitle(shown))
    const { path } = read($place)
    const { origin } = read($siteProps)
    const head = productHead({ origin, path, product: shown })
    if (!shown) return { ...head, structuredData: [] }
    const offers = read($presentedOffers)
    return {
      ...head,
      structuredData: productStructuredData(shown, origin + path, {
        prices: offers?.range ?? [],
        count: offers?.count ?? 0,
      }),
    }
  },
}

/**
 * Answers with an error status if the product could not be loaded, so that crawlers and caches don't keep the
 * page.
 */
export const $itemStatus = import.meta.env.SSR
  ? combine(product.$state, $isUnknownProduct, ({ status }, isUnknown) =>
      status === 'full' || isUnknown ? 200 : 503,
    )
  : undefined

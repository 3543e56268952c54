import { $presentedOffers } from '@jeoul/offers'
import { $pageProps } from '@jeoul/page'
import {
  $isUnknownProduct,
  $product,
  product,
  productHead,
  productStructuredData,
  productTitle,
} from '@jeoul/product'
import { $place } from '@jeoul/router'
import type { HeadSource, PageHead } from '@jeoul/ssr'
import { combine } from 'effector'

export const itemHead: HeadSource = {
  changes: [$product],
  write(read) {
    const shown = read($product)
    if (!import.meta.env.SSR) return titleAlone(productTitle(shown))
    const { path } = read($place)
    const { origin } = read($pageProps)
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

/** Only the HTML that the server sends needs more than the title. */
function titleAlone(title: string): PageHead {
  return { title, description: '', canonical: null, isIndexed: true, structuredData: [] }
}

/**
 * Answers with an error status if the product could not be loaded, so that crawlers and caches don't keep the
 * page.
 */
export const $itemStatus = combine(product.$state, $isUnknownProduct, ({ status }, isUnknown) =>
  status === 'full' || isUnknown ? 200 : 503,
)

import { $siteProps } from '@jeoul/page'
import { $isUnknownProduct, $product, product } from '@jeoul/product'
import {
  $openReviews,
  firstReviews,
  marketReviews,
  ownAddress,
  productReviews,
  reviewRules,
  reviewsOf,
  reviewsStructuredData,
} from '@jeoul/reviews'
import { hrefs } from '@jeoul/router'
import { type HeadSource, unindexedHead } from '@jeoul/ssr'
import { combine } from 'effector'

export const reviewsHead: HeadSource = {
  changes: [$product, $openReviews],
  write(read) {
    const found = read($product)
    const open = read($openReviews)
    const kind = open?.kind ?? 'product'
    const title = `${found ? `${found.item.name} ` : ''}${reviewRules[kind].label} | 저울`
    if (!import.meta.env.SSR || !found || !open) return unindexedHead(title)
    const { origin } = read($siteProps)
    const { item } = found
    const first = ownAddress.write('', firstReviews(kind))
    const info = read(reviewsOf[kind].info.$state).data
    const reviews = read(reviewsOf[kind].$page)?.list ?? []
    const shown = { name: item.name, url: origin + hrefs.item(item.item_id), image: item.image }
    return {
      title,
      description: `${item.name}의 ${reviewRules[kind].label}를 별점과 사진으로 모아 봐요.`,
      canonical: origin + hrefs.reviews(open.itemId, first),
      // Only the first page of the default list is indexed, on behalf of all of them.
      isIndexed: reviews.length > 0 && ownAddress.write('', open) === first,
      structuredData: reviewsStructuredData(shown, info, reviews),
    }
  },
}

const $isListMissing = combine(
  [$openReviews, productReviews.list.$state, marketReviews.list.$state],
  ([open, ofProduct, ofMarket]) => (open?.kind === 'market' ? ofMarket : ofProduct).status !== 'full',
)

/** Answers with an error status if the reviews could not be loaded, so that crawlers and caches don't keep the page. */
export const $reviewsStatus = combine(
  [product.$state, $isUnknownProduct, $isListMissing],
  ([{ status }, isUnknown, isListMissing]) =>
    !isUnknown && (status !== 'full' || isListMissing) ? 503 : 200,
)

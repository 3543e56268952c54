import { isForSale } from '@jeoul/price-state'
import type { ReadProduct } from './product-answer.ts'

interface OfferSummary {
  /** In won, including delivery if known; only prices that anyone can pay. */
  readonly prices: readonly number[]
  /** The number of all offers, including those that only some shoppers can pay. */
  readonly count: number
}

const availabilities = {
  0: 'https://schema.org/Discontinued',
  1: 'https://schema.org/OutOfStock',
  2: 'https://schema.org/PreOrder',
  3: 'https://schema.org/InStock',
} as const

/**
 * The schema.org Product with its AggregateOffer. The prices are those on the page; without prices, the offer states
 * only the availability.
 */
export function productStructuredData(
  { item, gallery, key_specs, review_count = 0, review_score }: ReadProduct,
  url: string,
  { prices, count }: OfferSummary,
): readonly object[] {
  const availability = availabilities[item.price_state] ?? availabilities[1]
  const isPriced = isForSale(item.price_state) && prices.length > 0
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: item.name,
      sku: item.item_id,
      url,
      image: gallery.filter(({ type }) => type === 'image').map(medium => medium.url),
      ...(item.maker ? { brand: { '@type': 'Brand', name: item.maker } } : {}),
      ...(key_specs.length > 0 ? { description: key_specs.join(', ') } : {}),
      ...(review_count > 0 && review_score !== undefined
        ? {
            aggregateRating: {
              '@type': 'AggregateRating',
              ratingValue: review_score,
              reviewCount: review_count,
              bestRating: 5,
            },
          }
        : {}),
      offers: isPriced
        ? {
            '@type': 'AggregateOffer',
            priceCurrency: 'KRW',
            lowPrice: Math.min(...prices),
            highPrice: Math.max(...prices),
            offerCount: count,
            availability,
            url,
          }
        : { '@type': 'Offer', priceCurrency: 'KRW', availability, url },
    },
  ]
}

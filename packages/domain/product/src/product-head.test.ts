import { describe, expect, test } from 'vitest'
import { productHead } from './product-head.ts'
import { productStructuredData } from './product-structured-data.ts'
import { productOf } from './testing/product-of.ts'
import { readProductOf } from './testing/read-product-of.ts'

const place = { origin: 'https://www.jeoul.test', path: '/item/7' }
const url = 'https://www.jeoul.test/item/7'
const { item } = productOf()

describe('the head of a product’s page', () => {
  test('contains its name, its price and its canonical address', () => {
    expect(productHead({ ...place, product: readProductOf() })).toMatchObject({
      title: '그래픽카드 가 가격비교 | 저울',
      description: '판매가 892,000원 · + 배송비 확인 필요. 12GB',
      canonical: url,
      isIndexed: true,
    })
  })

  test('"metaTags (page meta and link tags)" are Open Graph', () => {
    const { metaTags } = productHead({ ...place, product: readProductOf() })
    expect(Object.fromEntries(metaTags.map(({ property, content }) => [property, content]))).toMatchObject({
      'og:type': 'product',
      'og:title': '그래픽카드 가',
      'og:url': url,
      'og:image': 'https://pictures.example/7.svg',
    })
  })

  test('states that a product is not for sale', () => {
    const product = readProductOf({ item: { ...item, price_state: 0 } })
    expect(productHead({ ...place, product }).description).toBe('단종. 12GB')
  })

  test('is not indexed while the product is missing', () => {
    expect(productHead({ ...place, product: null })).toMatchObject({ isIndexed: false, metaTags: [] })
  })
})

describe('"Product / AggregateOffer"', () => {
  test('contains the lowest and the highest price', () => {
    const product = readProductOf({ review_count: 12, review_score: 4.5 })
    expect(
      productStructuredData(product, url, { prices: [900_000, 892_000, 950_000], count: 3 }),
    ).toMatchObject([
      {
        '@type': 'Product',
        name: '그래픽카드 가',
        brand: { name: 'ASUS' },
        aggregateRating: { ratingValue: 4.5, reviewCount: 12 },
        offers: {
          '@type': 'AggregateOffer',
          priceCurrency: 'KRW',
          lowPrice: 892_000,
          highPrice: 950_000,
          offerCount: 3,
          availability: 'https://schema.org/InStock',
        },
      },
    ])
  })

  test.each([
    [0, 'Discontinued'],
    [1, 'OutOfStock'],
    [2, 'PreOrder'],
  ] as const)('state %i is %s, without a price', (price_state, availability) => {
    const [data] = productStructuredData(readProductOf({ item: { ...item, price_state } }), url, {
      prices: [1],
      count: 1,
    })
    expect(data).toMatchObject({
      offers: { '@type': 'Offer', availability: `https://schema.org/${availability}` },
    })
    expect(JSON.stringify(data)).not.toContain('lowPrice')
  })

  test('has no rating without reviews', () => {
    expect(
      JSON.stringify(productStructuredData(readProductOf(), url, { prices: [], count: 0 })),
    ).not.toContain('Rating')
  })
})

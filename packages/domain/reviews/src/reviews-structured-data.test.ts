import { expect, test } from 'vitest'
import type { ReadInfo } from './read-info.ts'
import { readReviews } from './read-review.ts'
import { reviewsStructuredData } from './reviews-structured-data.ts'
import { reviewOf } from './testing/review-of.ts'

const product = { name: '저울', url: 'https://jeoul.kr/item/1', image: '' }
const info: ReadInfo = {
  auth: { adminAuth: false, makerAuth: false, memberWriteCheck: false, memberOrderCheck: false },
  media: [],
  mediaCount: 0,
  total: 12,
  average: 4.5,
  countByMarks: [0, 0, 0, 6, 6],
  countWithPhotos: 3,
}
const list = ['31', '32', '33', '34'].map(id => reviewOf(id, { message: '가'.repeat(900) }))
const reviews = readReviews('product')({ success: true, result: { list, total: 12, page: 1 } })?.list ?? []

test('crawlers read what the page shows', () => {
  const [found] = reviewsStructuredData(product, info, reviews)
  expect(found).toMatchObject({
    '@type': 'Product',
    url: product.url,
    aggregateRating: { ratingValue: 4.5, reviewCount: 12, bestRating: 5 },
  })
  expect(found).toHaveProperty('review.length', 3)
  expect(found).toHaveProperty('review.0.reviewBody', '가'.repeat(500))
  expect(found).toHaveProperty('review.0.datePublished', '2026-10-31')
})

test.each([
  ['no answer', null],
  ['no reviews', { ...info, total: 0, average: null }],
  ['no average', { ...info, average: null }],
])('%s: no structured data', (_, known) => {
  expect(reviewsStructuredData(product, known, reviews)).toEqual([])
})

import { expect, test } from 'vitest'
import { galleryCapOf, reviewRules } from './review-kinds.ts'

test('"default sort rank (shopping reviews: marks)"', () => {
  expect(reviewRules.product.defaultSort).toBe('rank')
  expect(reviewRules.market.defaultSort).toBe('marks')
})

test('"Comments added to a review go to the front on desktop and to the end on shopping reviews"', () => {
  expect(reviewRules.product.newComment).toBe('front')
  expect(reviewRules.market.newComment).toBe('end')
})

test.each([
  ['product', false, null],
  ['product', true, 8],
  ['market', false, 8],
  ['market', true, 8],
] as const)(
  '"Review gallery capped at 8 images on shopping reviews and on mobile": %s, mobile %s',
  (kind, isMobile, cap) => {
    expect(galleryCapOf(kind, isMobile)).toBe(cap)
  },
)

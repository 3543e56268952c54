import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  chooseReviews,
  firstReviews,
  ownAddress,
  productAddress,
  type ReviewChoice,
  reviewSorts,
} from './review-address.ts'
import { reviewKinds } from './review-kinds.ts'

const choices: fc.Arbitrary<ReviewChoice> = fc.record({
  kind: fc.constantFrom(...reviewKinds),
  page: fc.integer({ min: 1, max: 99_999 }),
  sort: fc.constantFrom(...reviewSorts.map(({ sort }) => sort)),
  marks: fc.option(fc.integer({ min: 1, max: 5 })),
  withPhotos: fc.boolean(),
})
const addresses = [
  ['the page of reviews', ownAddress, (choice: ReviewChoice) => choice],
  [
    'the product, which shows the first page alone',
    productAddress,
    (choice: ReviewChoice) => ({ ...choice, page: 1 }),
  ],
] as const

describe('"Review filter: page 1 …; default sort rank (shopping reviews: marks)"', () => {
  test.each([
    ['', { kind: 'product', page: 1, sort: 'rank', marks: null, withPhotos: false }],
    ['?kind=market', { kind: 'market', page: 1, sort: 'marks', marks: null, withPhotos: false }],
    ['?sort=new&marks=4&page=12', { kind: 'product', page: 12, sort: 'new', marks: 4, withPhotos: false }],
    [
      '?kind=market&sort=low&marks=2&photos=1',
      { kind: 'market', page: 1, sort: 'low', marks: 2, withPhotos: true },
    ],
    [
      '?sort=worst&photos=yes&marks=6&page=0&kind=all',
      { kind: 'product', page: 1, sort: 'rank', marks: null, withPhotos: false },
    ],
    ['?page=1e3&marks=4.5', { kind: 'product', page: 1, sort: 'rank', marks: null, withPhotos: false }],
    ['?page=100000', { kind: 'product', page: 1, sort: 'rank', marks: null, withPhotos: false }],
  ])('%s', (search, choice) => {
    expect(ownAddress.read(search)).toEqual(choice)
  })
})

test.each(addresses)('in the address of %s, reads back what was written', (_, address, shown) => {
  fc.assert(
    fc.property(choices, choice => {
      expect(address.read(address.write('', choice))).toEqual(shown(choice))
    }),
  )
})

test.each(addresses)('in the address of %s, omits defaults', (_, address) => {
  expect(address.write('?marks=5&review_marks=5', firstReviews('market'))).not.toMatch(/sort|^$/)
  expect(address.write('', firstReviews('product'))).toBe('')
})

test('in the address of the product, keeps its own parameters', () => {
  const choice = { ...firstReviews('market'), marks: 5 }
  expect(productAddress.write('?tab=card&popup=1', choice)).toBe(
    '?tab=card&popup=1&reviews=market&review_marks=5',
  )
  expect(productAddress.write('?tab=card&review_marks=3', firstReviews('product'))).toBe('?tab=card')
})

test('another order or filter starts at the first page', () => {
  const choice = { ...firstReviews('product'), page: 4 }
  expect(chooseReviews(choice, { marks: 2 })).toEqual({ ...choice, marks: 2, page: 1 })
  expect(chooseReviews(choice, { withPhotos: true })).toEqual({ ...choice, withPhotos: true, page: 1 })
  expect(chooseReviews(choice, { sort: 'new' })).toEqual({ ...choice, sort: 'new', page: 1 })
})

import { defaultTerms } from '@jeoul/personal-price'
import { expect, test } from 'vitest'
import { isPersonalKnown, personalPrice } from './personal-price.ts'
import { run } from './testing/series-of.ts'

const day = run(0, 0, 1000, { cash: 950, card: 900, cardName: '삼성카드' })

test.each([
  ['default terms', {}, 1000],
  ['cash', { cash: true }, 950],
  ['the card', { cards: ['삼성카드'] }, 900],
  ['another card', { cards: ['현대카드'] }, 1000],
  ['both', { cards: ['삼성카드'], cash: true }, 900],
])('with %s', (_, terms, price) => {
  expect(personalPrice(day, { ...defaultTerms, ...terms })).toBe(price)
})

test('"the shopper\'s own terms as a second line where it can be computed": one piece to the mainland', () => {
  expect(isPersonalKnown(defaultTerms)).toBe(false)
  expect(isPersonalKnown({ ...defaultTerms, cash: true })).toBe(true)
  expect(isPersonalKnown({ ...defaultTerms, cash: true, region: 'jeju' })).toBe(false)
  expect(isPersonalKnown({ ...defaultTerms, cash: true, quantity: 2 })).toBe(false)
})

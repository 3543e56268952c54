import fc from 'fast-check'
import { expect, test } from 'vitest'
import { defaultTerms } from '../offer/payment-terms.ts'
import { cardChoices, membershipChoices } from './choices.ts'
import { readTerms } from './read-terms.ts'

test.each<[string, unknown, unknown]>([
  ['nothing', {}, defaultTerms],
  [
    'a card that nobody issues any more',
    { cards: ['삼성카드', '외환카드'] },
    { ...defaultTerms, cards: ['삼성카드'] },
  ],
  ['cards that are no list', { cards: '삼성카드' }, defaultTerms],
  ['a place that is nowhere', { region: 'moon' }, defaultTerms],
  ['pieces, which belong to a product', { quantity: 3 }, defaultTerms],
  ['cash in words', { cash: 'yes' }, defaultTerms],
  ['no terms', 'cash', null],
  ['a list', [], null],
  ['null', null, null],
])('%s', (_, found, terms) => {
  expect(readTerms(found)).toEqual(terms)
})

test('regression: stored default terms counted as stated ones', () => {
  expect(readTerms(JSON.parse(JSON.stringify(defaultTerms)))).toBe(defaultTerms)
})

test('reads back any stored terms', () => {
  const stated = fc.record({
    cards: fc.subarray([...cardChoices]),
    cash: fc.boolean(),
    memberships: fc.subarray([...membershipChoices]),
    region: fc.constantFrom('mainland', 'jeju', 'remote'),
    quantity: fc.constant(1),
  })
  fc.assert(
    fc.property(stated, terms => {
      expect(readTerms(JSON.parse(JSON.stringify(terms)))).toEqual(terms)
    }),
  )
})

test('never throws', () => {
  fc.assert(fc.property(fc.anything(), found => void readTerms(found)))
})

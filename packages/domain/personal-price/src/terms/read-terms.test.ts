import fc from 'fast-check'
import { expect, test } from 'vitest'
import { everyone } from '../offer/payment-terms.ts'
import { cardChoices, membershipChoices, mostPieces } from './choices.ts'
import { readTerms } from './read-terms.ts'

test.each<[string, unknown, unknown]>([
  ['nothing', {}, everyone],
  [
    'a card that nobody issues any more',
    { cards: ['삼성카드', '외환카드'] },
    { ...everyone, cards: ['삼성카드'] },
  ],
  ['cards that are no list', { cards: '삼성카드' }, everyone],
  ['a place that is nowhere', { region: 'moon' }, everyone],
  ['more pieces than can be ordered', { quantity: 1e9 }, { ...everyone, quantity: mostPieces }],
  ['cash in words', { cash: 'yes' }, everyone],
  ['no terms', 'cash', null],
  ['a list', [], null],
  ['null', null, null],
])('%s', (_, found, terms) => {
  expect(readTerms(found)).toEqual(terms)
})

test('regression: what everyone has was taken for terms of one’s own once it had been kept', () => {
  expect(readTerms(JSON.parse(JSON.stringify(everyone)))).toBe(everyone)
})

test('whatever was kept is read back as it was stated', () => {
  const stated = fc.record({
    cards: fc.subarray([...cardChoices]),
    cash: fc.boolean(),
    memberships: fc.subarray([...membershipChoices]),
    region: fc.constantFrom('mainland', 'jeju', 'remote'),
    quantity: fc.integer({ min: 1, max: mostPieces }),
  })
  fc.assert(
    fc.property(stated, terms => {
      expect(readTerms(JSON.parse(JSON.stringify(terms)))).toEqual(terms)
    }),
  )
})

test('anything at all is read without a fault', () => {
  fc.assert(fc.property(fc.anything(), found => void readTerms(found)))
})

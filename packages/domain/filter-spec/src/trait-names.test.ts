import { expect, test } from 'vitest'
import { readTrait, traitName } from './trait-names.ts'

test.each([
  ['free', '무료배송만'],
  ['sale', '판매 중인 상품만'],
  ['rated', '평점 4점 이상'],
])('the trait %s is labelled %s', (key, label) => {
  const trait = readTrait(key)
  expect(trait).toBe(key)
  expect(trait && traitName(trait)).toBe(label)
})

test.each(['', 'Free', 'freebie'])('%j is no trait', key => {
  expect(readTrait(key)).toBeUndefined()
})

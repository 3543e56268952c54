import { expect, test } from 'vitest'
import { priceBandOptions } from './price-band-options.ts'

const bands = [
  { min: 0, max: 99_999, count: 0 },
  { min: 100_000, max: null, count: 4 },
]

test('the first and the last band are open', () => {
  const options = priceBandOptions(bands, { min: null, max: null })
  expect(options.map(({ min, max }) => [min, max])).toEqual([
    [null, 99_999],
    [100_000, null],
  ])
})

test('a band is chosen if both ends match, and disabled if it has no results', () => {
  expect(priceBandOptions(bands, { min: null, max: 99_999 })).toMatchObject([
    { isChosen: true, isDisabled: false },
    { isChosen: false, isDisabled: false },
  ])
  expect(priceBandOptions(bands, { min: 1, max: 99_999 })).toMatchObject([
    { isChosen: false, isDisabled: true },
    { isChosen: false },
  ])
})

test('without counts nothing is disabled', () => {
  expect(priceBandOptions([{ min: 0, max: null }], { min: null, max: 5 })).toMatchObject([
    { count: null, isDisabled: false },
  ])
})

import { expect, it } from 'vitest'
import { readPrice } from './read-price.ts'

it.each([
  [299.97, 1400, 419_960],
  ['$1,299.00', 1400, 1_818_600],
  ['1,234,000원', 1, 1_234_000],
  ['₩ 9,900', 1, 9900],
  [0, 1, 0],
  [undefined, 1, 0],
])('%s at %s', (value, rate, won) => {
  expect(readPrice(value, rate)).toEqual({ won })
})

it.each([[-5], ['cheap'], ['1,23'], [1e12], [0.001], [true], ['']])('%s is absurd or nothing', value => {
  const reading = readPrice(value, 1)
  expect('absurd' in reading || reading.won === 0).toBe(true)
  if (value !== '') expect(reading).toHaveProperty('absurd')
})

import { expect, test } from 'vitest'
import { readConfiguration, writeConfiguration } from './configuration.ts'

const asItComes = { options: [], each: 1 }

test.each([
  ['', asItComes],
  ['?options=2.7&each=3', { options: [2, 7], each: 3 }],
  ['?options=2.2.x.-1.', { options: [2], each: 1 }],
  ['?options=&each=none', asItComes],
])('"%s" is read', (search, configuration) => {
  expect(readConfiguration(search)).toEqual(configuration)
})

test.each([
  ['?tab=card', { options: [2, 7], each: 3 }, '?tab=card&options=2.7&each=3'],
  ['?options=2&each=3', asItComes, ''],
])('"%s" with another configuration', (search, configuration, written) => {
  expect(writeConfiguration(search, configuration)).toBe(written)
  expect(readConfiguration(written)).toEqual(configuration)
})

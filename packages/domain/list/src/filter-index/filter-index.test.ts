import type { FilterIndexResponse } from '@jeoul/api/types'
import { expect, test } from 'vitest'
import { readFilterIndex } from './filter-index.ts'

const sent = {
  size: 2,
  cash: [50, 0],
  card: [40, 0],
  makers: { ids: ['3'], column: [1, 0] },
  specs: [{ key: 'memory', values: ['12', '16'], column: [2, 1] }],
}
const answer = (result: FilterIndexResponse['result'], success = true): FilterIndexResponse => ({
  success,
  message: 'success',
  result,
})

test('an index is packed', () => {
  expect(readFilterIndex(answer(sent))?.specs[0]?.column).toEqual(Uint16Array.of(2, 1))
})

test('an index of a host that lists variants separately has no products', () => {
  expect(readFilterIndex(answer(sent))?.products).toBeNull()
  expect(readFilterIndex(answer({ ...sent, products: [1, 1] }))?.products).toEqual(Uint16Array.of(1, 1))
})

test.each<[string, FilterIndexResponse]>([
  ['is not offered', answer(null)],
  ['has a trait for some items only', answer({ ...sent, traits: [{ key: 'free', column: [1] }] })],
  ['is no success', answer(sent, false)],
  ['has a short column', answer({ ...sent, cash: [50] })],
  ['has fewer items than it says', answer({ ...sent, size: 3 })],
  ['counts more products than items', answer({ ...sent, products: [1, 3] })],
  ['names a maker that is not in it', answer({ ...sent, makers: { ids: [], column: [1, 0] } })],
  [
    'names a value that is not in it',
    answer({ ...sent, specs: [{ key: 'memory', values: ['12'], column: [2, 1] }] }),
  ],
])('an index that %s is rejected', (_, body) => {
  expect(readFilterIndex(body)).toBeNull()
})

import { expect, test } from 'vitest'
import { listAddresses } from './list-addresses.ts'

const addresses = listAddresses(3000)

test('lists are unique', () => {
  expect(new Set(addresses).size).toBe(addresses.length)
})

test('there are more lists than a server caches answers', () => {
  expect(addresses.length).toBeGreaterThan(300)
})

import { expect, test } from 'vitest'
import { listAddresses } from './list-addresses.ts'

const addresses = listAddresses(3000)

test('no list comes twice', () => {
  expect(new Set(addresses).size).toBe(addresses.length)
})

test('there are more lists than a server keeps answers', () => {
  expect(addresses.length).toBeGreaterThan(300)
})

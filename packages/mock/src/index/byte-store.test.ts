import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createByteStore } from './byte-store.ts'

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

function createStore(maxChunks: number) {
  const written: number[] = []
  const store = createByteStore({
    size: 100,
    chunkBytes: 64,
    maxChunks,
    write(key) {
      written.push(key)
      return `${key} 저울`.repeat(1 + (key % 5))
    },
  })
  return { store, written, right: (key: number) => `${key} 저울`.repeat(1 + (key % 5)) }
}

test('returns what was written, in any order and repeatedly', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(99)), fc.integer({ min: 1, max: 8 }), (keys, maxChunks) => {
      const { store, right } = createStore(maxChunks)
      const given = keys.map(store)
      expect(given.map(text)).toEqual(keys.map(right))
      expect(keys.map(key => text(store(key)))).toEqual(keys.map(right))
    }),
  )
})

test('writes cached texts once, and evicted ones again', () => {
  const { store, written } = createStore(2)
  for (const key of [0, 5, 0, 5]) store(key)
  expect(written).toEqual([0, 5])
  for (let key = 10; key < 30; key++) store(key)
  store(0)
  expect(written.filter(key => key === 0)).toEqual([0, 0])
})

test('has room for a text longer than a chunk', () => {
  const long = '가'.repeat(500)
  const store = createByteStore({ size: 2, chunkBytes: 10, maxChunks: 1, write: () => long })
  expect([0, 1, 0].map(key => text(store(key)))).toEqual([long, long, long])
})

import { expect, test } from 'vitest'
import { createLru } from './lru.ts'

test('removes the least recently used entry', () => {
  const lru = createLru<string, string>(2)
  const made: string[] = []
  const ask = (key: string) =>
    lru.get(key, () => {
      made.push(key)
      return key.toUpperCase()
    })
  expect(['a', 'b', 'a', 'c', 'a', 'b'].map(ask)).toEqual(['A', 'B', 'A', 'C', 'A', 'B'])
  expect(made).toEqual(['a', 'b', 'c', 'b'])
})

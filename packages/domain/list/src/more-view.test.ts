import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toggleMoreView } from './more-view.ts'

describe('"Only one item per row of three may have its more-view open"', () => {
  test.each<[string, number[], number, number[]]>([
    ['opens a row', [], 4, [4]],
    ['closes an open row', [4], 4, []],
    ['closes its neighbour in the same three', [3], 5, [5]],
    ['leaves other threes alone', [2, 6], 3, [2, 6, 3]],
  ])('%s', (_, open, index, left) => {
    expect(toggleMoreView(open, index)).toEqual(left)
  })

  test('never opens two rows of the same three', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(29)), presses => {
        const open = presses.reduce(toggleMoreView, [] as readonly number[])
        expect(new Set(open.map(index => Math.floor(index / 3))).size).toBe(open.length)
      }),
    )
  })
})

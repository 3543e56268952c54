import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Block, forwardBlock, forwardMeans, inverseBlock, inverseMeans } from './transforms.ts'

const values = (most: number) =>
  fc.array(fc.integer({ min: -most, max: most }), { minLength: 16, maxLength: 16 })

describe.each([
  ['frequencies', forwardBlock, inverseBlock, 255],
  ['means', forwardMeans, inverseMeans, 2000],
])('%s', (_, forward: (block: Block) => void, inverse: (block: Block) => void, most: number) => {
  test('lead back to where they come from', () => {
    fc.assert(
      fc.property(values(most), before => {
        const block = Float64Array.from(before)
        forward(block)
        for (const [place, value] of block.entries()) block[place] = Math.round(value)
        inverse(block)
        for (const [place, value] of block.entries())
          expect(Math.abs(value - (before[place] ?? 0))).toBeLessThan(3)
      }),
    )
  })

  test('of one value are its mean alone', () => {
    const block = new Float64Array(16).fill(12)
    forward(block)
    expect([...block].map(value => Math.round(value) !== 0)).toEqual([true, ...Array(15).fill(false)])
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { priceBands } from './price-bands.ts'

const prices = fc
  .array(fc.integer({ min: 0, max: 30_000_000 }), { maxLength: 300 })
  .map(list => Uint32Array.from(list))

describe('priceBands', () => {
  test('covers every price once, from cheap to dear', () => {
    fc.assert(
      fc.property(prices, list => {
        const bands = priceBands(list)
        expect(bands[0]?.min).toBe(0)
        expect(bands.at(-1)?.max).toBeNull()
        bands.slice(1).forEach(({ min }, i) => {
          expect(bands[i]?.max).toBe(min - 1)
          expect(min).toBeGreaterThan(bands[i]?.min ?? Infinity)
        })
      }),
    )
  })

  test('has five to seven round bands for prices that differ', () => {
    const spread = Uint32Array.from({ length: 1000 }, (_, i) => 90_000 + i * 2_700)
    const bands = priceBands(spread)
    expect(bands.length).toBeGreaterThanOrEqual(5)
    expect(bands.length).toBeLessThanOrEqual(7)
    for (const { min } of bands) expect(min % 10_000).toBe(0)
  })

  test('leaves no band without a price', () => {
    fc.assert(
      fc.property(prices, list => {
        fc.pre(list.some(price => price > 0))
        for (const { min, max } of priceBands(list)) {
          expect(list.some(price => price > 0 && price >= min && price <= (max ?? Infinity))).toBe(true)
        }
      }),
    )
  })

  test('is one open band if there are no prices, or only one', () => {
    expect(priceBands(new Uint32Array())).toEqual([{ min: 0, max: null }])
    expect(priceBands(Uint32Array.of(0, 0))).toEqual([{ min: 0, max: null }])
    expect(priceBands(Uint32Array.of(5000, 5000))).toEqual([{ min: 0, max: null }])
  })
})

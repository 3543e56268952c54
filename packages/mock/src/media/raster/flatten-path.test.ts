import { describe, expect, test } from 'vitest'
import { flattenPath } from './flatten-path.ts'

const flat = (d: string) =>
  flattenPath(d).map(line => line.map(({ x, y }) => `${x.toFixed(0)},${y.toFixed(0)}`).join(' '))

describe('flattenPath', () => {
  test.each([
    ['lines, as they are and from where they are', 'M1 2L3 4l5-6', ['1,2 3,4 8,-2']],
    ['several lines of one letter', 'M0 0 5 5 9 0', ['0,0 5,5 9,0']],
    ['across and down', 'M1 1H9v5h-2V2', ['1,1 9,1 9,6 7,6 7,2']],
    ['closed ones, and what goes on from there', 'M0 0h5v5zl2 2', ['0,0 5,0 5,5 0,0', '0,0 2,2']],
    ['several parts, each from where the last ended', 'M0 0h5m1 1h2', ['0,0 5,0', '6,1 8,1']],
    ['fractions without a zero', 'M.5.5h.5', ['1,1 1,1']],
  ])('reads %s', (_, d, lines) => {
    expect(flat(d)).toEqual(lines)
  })

  test.each(['M0 0Q5 10 10 0', 'M0 0q5 10 10 0', 'M0 0C3 7 7 7 10 0'])(
    'bends %s on its way to the end',
    d => {
      const [line = []] = flattenPath(d)
      expect(line.at(-1)).toEqual({ x: 10, y: 0 })
      expect(Math.max(...line.map(({ y }) => y))).toBeCloseTo(d.includes('C') ? 5.25 : 5, 1)
    },
  )

  test('mirrors the last bend', () => {
    const [line = []] = flattenPath('M0 0q5 10 10 0t10 0')
    expect(line.at(-1)).toEqual({ x: 20, y: 0 })
    expect(Math.min(...line.map(({ y }) => y))).toBeCloseTo(-5, 1)
  })

  test('knows no letter that no drawing uses', () => {
    expect(() => flattenPath('M0 0A1 1 0 0 0 2 2')).toThrow('no drawing uses A')
  })
})

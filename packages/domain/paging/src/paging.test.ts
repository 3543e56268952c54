import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { loadStep, loadWindow, pageBlock, pageCount, pageWindow } from './index.ts'

describe('"Desktop page p of size s asks offset=(p-1)s, limit=ps"', () => {
  test.each([
    [1, 30, { offset: 0, limit: 30 }],
    [2, 30, { offset: 30, limit: 60 }],
    [7, 90, { offset: 540, limit: 630 }],
  ])('page %i of size %i', (page, size, window) => {
    expect(pageWindow(page, size)).toEqual(window)
  })

  test('the windows of all pages cover every item once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 1, max: 90 }), (total, size) => {
        const seen: number[] = []
        for (let page = 1; page <= pageCount(total, size); page++) {
          const { offset, limit } = pageWindow(page, size)
          for (let item = offset; item < Math.min(limit, total); item++) seen.push(item)
        }
        expect(seen).toEqual(Array.from({ length: total }, (_, item) => item))
      }),
    )
  })
})

test('"limit = offset + 30; the offset rises by 30 per load": loads are adjacent', () => {
  expect(loadWindow(0)).toEqual({ offset: 0, limit: 30 })
  expect(loadWindow(40)).toEqual({ offset: 40, limit: 70 })
  fc.assert(
    fc.property(fc.nat(100_000), offset => {
      expect(loadWindow(offset + loadStep).offset).toBe(loadWindow(offset).limit)
    }),
  )
})

describe('pages are shown in blocks of ten', () => {
  test.each([
    ['a single page', 1, 1, { pages: [1], previous: null, next: null }],
    ['the first block', 10, 23, { pages: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], previous: null, next: 11 }],
    ['a middle block', 11, 23, { pages: [11, 12, 13, 14, 15, 16, 17, 18, 19, 20], previous: 10, next: 21 }],
    ['the last block', 23, 23, { pages: [21, 22, 23], previous: 20, next: null }],
    ['a page beyond the end', 99, 23, { pages: [21, 22, 23], previous: 20, next: null }],
  ])('%s', (_, page, count, block) => {
    expect(pageBlock(page, count)).toEqual(block)
  })

  test('a block contains its page, at most ten pages, and links to its neighbours', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 1, max: 400 }), (a, b) => {
        const [page, count] = [Math.min(a, b), Math.max(a, b)]
        const { pages, previous, next } = pageBlock(page, count)
        expect(pages).toContain(page)
        expect(pages.length).toBeLessThanOrEqual(10)
        expect(previous ?? 0).toBe((pages[0] ?? 0) - 1)
        expect(next ?? count + 1).toBe((pages.at(-1) ?? 0) + 1)
      }),
    )
  })
})

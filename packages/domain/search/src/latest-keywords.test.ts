import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { keywordKey } from './keyword.ts'
import {
  type LatestKeywords,
  maxLatestKeywords,
  noLatestKeywords,
  readLatestKeywords,
  withKeyword,
  withoutKeyword,
} from './latest-keywords.ts'

const searched = (...keywords: string[]) => keywords.reduce(withKeyword, noLatestKeywords)

describe('latest keywords', () => {
  test.each<[string, string[], string[]]>([
    ['are newest first', ['모니터', '그래픽카드'], ['그래픽카드', '모니터']],
    ['are there once, as spaced last', ['그래픽카드', 'SSD', '그래픽 카드'], ['그래픽 카드', 'SSD']],
    ['are nothing but keywords', ['  ', '\u200B', ' SSD '], ['SSD']],
  ])('%s', (_, keywords, latest) => {
    expect(searched(...keywords).keywords).toEqual(latest)
  })

  test('drop the oldest', () => {
    const keywords = Array.from({ length: 12 }, (_, place) => `키보드 ${place}`)
    expect(searched(...keywords).keywords).toEqual(keywords.toReversed().slice(0, maxLatestKeywords))
  })

  test('can be removed one by one', () => {
    expect(withoutKeyword(searched('SSD', '그래픽카드'), '그래픽 카드').keywords).toEqual(['SSD'])
  })

  test('stay unchanged while recording is off', () => {
    const off = { ...searched('SSD'), isOn: false }
    expect(withKeyword(off, '모니터')).toEqual(off)
  })

  const latest = fc
    .tuple(
      fc.boolean(),
      fc.array(fc.string({ unit: fc.constantFrom('가', 'a', 'A', ' ', '1') }), { maxLength: 14 }),
    )
    .map(([isOn, keywords]): LatestKeywords => ({ ...searched(...keywords), isOn }))

  test('contain no duplicates, up to the maximum', () => {
    fc.assert(
      fc.property(latest, ({ keywords }) => {
        expect(new Set(keywords.map(keywordKey)).size).toBe(keywords.length)
        expect(keywords.length).toBeLessThanOrEqual(maxLatestKeywords)
      }),
    )
  })

  test('are read back as stored', () => {
    fc.assert(
      fc.property(latest, kept => {
        expect(readLatestKeywords(JSON.parse(JSON.stringify(kept)))).toEqual(kept)
      }),
    )
  })

  test.each([null, [], 'SSD', {}, { isOn: 1, keywords: [] }, { isOn: true, keywords: 'SSD' }])(
    'are rejected in %j',
    found => {
      expect(readLatestKeywords(found)).toBeNull()
    },
  )

  test('are read without invalid keywords', () => {
    const found = { isOn: true, keywords: ['SSD', 7, null, 'ssd', ' '] }
    expect(readLatestKeywords(found)).toEqual({ isOn: true, keywords: ['SSD'] })
  })
})

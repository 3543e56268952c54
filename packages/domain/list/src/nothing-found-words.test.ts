import { emptyFilter } from '@jeoul/filter-spec'
import { describe, expect, test } from 'vitest'
import { nothingFoundWords } from './nothing-found-words.ts'

const chip = { key: 'kwd', label: '‘rtx’', without: emptyFilter }

describe('advice for an empty list (assumed)', () => {
  test.each([
    ['no single way out', [], '조건을 모두 빼고 찾아보세요.'],
    ['one that is known to help', [3], '아래 조건을 빼면 상품이 있어요.'],
    ['several', [3, null], '아래 조건 가운데 하나만 빼면 상품이 있어요.'],
    ['one that nobody has counted', [null], '아래 조건을 빼면 상품이 있을 수 있어요.'],
    ['several that nobody has counted', [null, null], '아래 조건을 빼면 상품이 있을 수 있어요.'],
  ])('%s', (_, counts, words) => {
    expect(nothingFoundWords(counts.map(count => ({ chip, count })))).toBe(words)
  })
})

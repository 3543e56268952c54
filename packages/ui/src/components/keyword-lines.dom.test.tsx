import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type KeywordLine, KeywordLines } from './keyword-lines.tsx'

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => vi.unstubAllGlobals())

const line = (keyword: string): KeywordLine => {
  return { key: keyword, keyword, href: `/search?keyword=${keyword}`, part: null, rank: null, change: null }
}

test('regression: a suggestion moved down the list when others came late', async () => {
  const place = document.createElement('div')
  const root = createRoot(place)
  const show = (...keywords: string[]) =>
    act(async () =>
      root.render(<KeywordLines id="k" label="추천" lines={keywords.map(line)} markedKey={null} />),
    )
  await show('모니터')
  const first = place.querySelector('a')
  await show('모니터암', '모니터')
  expect(place.querySelector('a')).toBe(first)
  expect(first?.textContent).toBe('모니터암')
})

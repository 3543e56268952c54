import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { RankChange } from './rank-change.tsx'

afterEach(cleanup)

test.each([
  ['up', 3, '상승', '3'],
  ['down', 12, '하락', '12'],
] as const)('%s by %i is announced, not only drawn', (kind, places, word, text) => {
  const { container } = render(<RankChange kind={kind} places={places} />)
  expect(screen.getByRole('img', { name: word })).toBeTruthy()
  expect(container.textContent).toBe(text)
})

test.each([
  ['new', '신규'],
  ['same', '유지'],
] as const)('%s is a word: %s', (kind, word) => {
  const { container } = render(<RankChange kind={kind} places={0} />)
  expect(container.textContent).toBe(word)
})

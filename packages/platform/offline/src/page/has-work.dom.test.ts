import { afterEach, expect, test } from 'vitest'
import { hasWork } from './has-work.ts'

afterEach(() => {
  document.body.innerHTML = ''
})

test.each([
  ['nothing', '<p>목록</p>', false],
  ['an empty field', '<input><textarea></textarea>', false],
  ['words that the server sent', '<input type="search" value="그래픽">', false],
  ['a choice', '<input type="checkbox">', false],
  ['a dialog', '<dialog open>필터</dialog>', true],
  ['a closed dialog', '<dialog>필터</dialog>', false],
])('%s', (_, html, isWork) => {
  document.body.innerHTML = html
  expect(hasWork()).toBe(isWork)
})

test('unsent text and a focused field count as work', () => {
  document.body.innerHTML = '<input type="search"><textarea></textarea>'
  const [search, review] = document.querySelectorAll<HTMLInputElement>('input, textarea')
  if (review) review.value = '조용해요'
  expect(hasWork()).toBe(true)
  if (review) review.value = ''
  expect(hasWork()).toBe(false)
  search?.focus()
  expect(hasWork()).toBe(true)
})

import { expect, test } from 'vitest'
import { moveFocus } from './move-focus.ts'

test.each([
  ['regression: the focus stayed at a page link, below the list that it showed', true, 'products'],
  ['the focus stays at a link that opens a new tab', false, '2'],
])('%s', (_, isFollowed, focused) => {
  document.body.innerHTML =
    '<section id="products"></section><p data-scrolls-to="products"><a href="?page=2" id="2">2</a></p>'
  const follow = (event: Event) => isFollowed && event.preventDefault()
  document.addEventListener('click', follow, { capture: true, once: true })
  moveFocus(document)
  document.getElementById('2')?.focus()
  document.getElementById('2')?.click()
  expect(document.activeElement?.id).toBe(focused)
})

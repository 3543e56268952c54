import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Won } from './won.tsx'

afterEach(cleanup)

test.each([
  [{ amount: 892000 }, '892,000원'],
  [{ amount: 12000, signed: true }, '+12,000원'],
  [{ amount: -8500, signed: true }, '−8,500원'],
  [{ amount: 0, signed: true }, '0원'],
])('%o reads %s, with 원 in an element of its own', (props, text) => {
  const { container } = render(<Won {...props} />)
  expect(container.textContent).toBe(text)
  expect(container.querySelector('small')?.textContent).toBe('원')
})

/** Does what Chrome does to the text nodes of a page that it translates. */
function translate(page: Element): void {
  const texts = document.createTreeWalker(page, NodeFilter.SHOW_TEXT)
  const found: Node[] = []
  while (texts.nextNode()) found.push(texts.currentNode)
  for (const text of found) {
    const font = document.createElement('font')
    font.append(document.createElement('font'))
    font.firstElementChild?.append(text.textContent ?? '')
    text.parentNode?.replaceChild(font, text)
  }
}

test('regression: a page translated by the browser kept showing the previous price', () => {
  const { container, rerender } = render(<Won amount={892_000} />)
  expect(container.firstElementChild?.getAttribute('translate')).toBe('no')
  translate(container)
  rerender(<Won amount={12_000} />)
  expect(container.textContent).toBe('12,000원')
  translate(container)
  rerender(<p>품절</p>)
  expect(container.textContent).toBe('품절')
})

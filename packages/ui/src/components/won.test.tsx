import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { translatePage } from '../testing/translate-page.ts'
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

test('regression: a page translated by the browser kept showing the previous price', () => {
  const { container, rerender } = render(<Won amount={892_000} />)
  expect(container.firstElementChild?.getAttribute('translate')).toBe('no')
  translatePage(container)
  rerender(<Won amount={12_000} />)
  expect(container.textContent).toBe('12,000원')
  translatePage(container)
  rerender(<p>품절</p>)
  expect(container.textContent).toBe('품절')
})

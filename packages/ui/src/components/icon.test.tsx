import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { heart } from './glyph.ts'
import { Icon } from './icon.tsx'

afterEach(cleanup)

test('an icon with a label is an image with that name', () => {
  render(<Icon of={heart} label="찜" />)
  expect(screen.getByRole('img', { name: '찜' })).toBeTruthy()
})

test('an icon without a label is hidden from screen readers', () => {
  const { container } = render(<Icon of={heart} />)
  expect(screen.queryByRole('img')).toBeNull()
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
})

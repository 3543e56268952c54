import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Button, ButtonLink } from './button.tsx'

afterEach(cleanup)

test('a button does not submit a form by default', () => {
  render(<Button>비교</Button>)
  expect(screen.getByRole('button', { name: '비교' }).getAttribute('type')).toBe('button')
})

test('a pressed toggle exposes its state', () => {
  render(<Button aria-pressed>찜</Button>)
  expect(screen.getByRole('button', { name: '찜', pressed: true })).toBeTruthy()
})

test('a button that looks like a link stays a link', () => {
  render(<ButtonLink href="/wish">찜 목록</ButtonLink>)
  expect(screen.getByRole('link', { name: '찜 목록' }).getAttribute('href')).toBe('/wish')
})

import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Chip } from './chip.tsx'

afterEach(cleanup)

test('a chip links to the page without its filter and says what it removes', () => {
  render(<Chip label="ASUS" href="/list/112758" />)
  expect(screen.getByRole('link', { name: 'ASUS 해제' }).getAttribute('href')).toBe('/list/112758')
})

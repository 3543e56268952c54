import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { RowActions } from './row-actions.tsx'

afterEach(cleanup)

test('each button names its product, and exposes no state until it is known', () => {
  render(<RowActions name="RTX 5090" />)
  for (const [act, name] of [
    ['compare', 'RTX 5090 비교'],
    ['wish', 'RTX 5090 찜'],
  ] as const) {
    const button = screen.getByRole('button', { name })
    expect(button.dataset.act).toBe(act)
    expect(button.getAttribute('aria-pressed')).toBeNull()
  }
})

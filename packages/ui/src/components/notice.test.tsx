import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Notice } from './notice.tsx'

afterEach(cleanup)

test('an empty notice is already mounted, so that changes are announced', () => {
  const { rerender } = render(<Notice />)
  const status = screen.getByRole('status')
  rerender(<Notice>찜을 저장하지 못해 되돌렸어요.</Notice>)
  expect(screen.getByRole('status')).toBe(status)
  expect(status.textContent).toBe('찜을 저장하지 못해 되돌렸어요.')
})

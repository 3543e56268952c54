import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { LinkTabs } from './link-tabs.tsx'

afterEach(cleanup)

test('the current tab is marked as such', () => {
  render(
    <LinkTabs
      label="정렬"
      items={[
        { text: '인기순', href: '?' },
        { text: '낮은가격', href: '?sort=low', current: true },
      ]}
    />,
  )
  expect(screen.getByRole('navigation', { name: '정렬' })).toBeTruthy()
  expect(screen.getByRole('link', { current: true }).textContent).toBe('낮은가격')
})

import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Breadcrumbs } from './breadcrumbs.tsx'

afterEach(cleanup)

test('all but the page itself are links', () => {
  render(
    <Breadcrumbs
      items={[
        { name: '컴퓨터', href: '/list/1' },
        { name: 'PC부품', href: '/list/11' },
        { name: '그래픽카드', href: '/list/112' },
      ]}
    />,
  )
  expect(screen.getByRole('navigation', { name: '현재 위치' })).toBeTruthy()
  expect(screen.getAllByRole('link').map(link => link.textContent)).toEqual(['컴퓨터', 'PC부품'])
  expect(screen.getByText('그래픽카드').getAttribute('aria-current')).toBe('page')
})

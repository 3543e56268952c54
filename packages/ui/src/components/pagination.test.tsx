import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Pagination } from './pagination.tsx'

afterEach(cleanup)

const hrefOf = (page: number) => `?page=${page}`

test('the current block is a landmark in which only the current page is marked', () => {
  render(<Pagination pages={[11, 12, 13]} current={12} hrefOf={hrefOf} />)
  const links = within(screen.getByRole('navigation', { name: '페이지' })).getAllByRole('link')
  expect(
    links.map(link => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')]),
  ).toEqual([
    ['11', '?page=11', null],
    ['12', '?page=12', 'page'],
    ['13', '?page=13', null],
  ])
})

test('links beyond the block have names, and are left out if there is nothing further', () => {
  render(<Pagination pages={[1, 2]} current={1} hrefOf={hrefOf} nextHref="?page=11" lastHref="?page=43" />)
  expect(screen.getByRole('link', { name: '다음 10페이지' }).getAttribute('href')).toBe('?page=11')
  expect(screen.getByRole('link', { name: '마지막 페이지' }).getAttribute('href')).toBe('?page=43')
  expect(screen.queryByRole('link', { name: '첫 페이지' })).toBeNull()
  expect(screen.queryByRole('link', { name: '이전 10페이지' })).toBeNull()
})

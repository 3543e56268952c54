import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Pagination } from './pagination.tsx'

afterEach(cleanup)

const hrefOf = (page: number) => `?page=${page}`

test('the current block is a landmark in which only the current page is marked', () => {
  render(
    <Pagination block={{ pages: [11, 12, 13], previous: null, next: null }} current={12} hrefOf={hrefOf} />,
  )
  const links = within(screen.getByRole('navigation', { name: '페이지' })).getAllByRole('link')
  expect(
    links.map(link => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')]),
  ).toEqual([
    ['11', '?page=11', null],
    ['12', '?page=12', 'page'],
    ['13', '?page=13', null],
  ])
})

const beyondBlock = () =>
  screen
    .getAllByRole('link')
    .filter(link => link.hasAttribute('aria-label'))
    .map(link => [link.getAttribute('aria-label'), link.getAttribute('href')])

test('links beyond the block have names, and are left out if there is nothing further', () => {
  const block = { pages: [1, 2], previous: null, next: 11 }
  render(<Pagination block={block} current={1} count={43} hrefOf={hrefOf} />)
  expect(beyondBlock()).toEqual([
    ['다음 10페이지', '?page=11'],
    ['마지막 페이지', '?page=43'],
  ])
})

test('without the number of pages, only the neighbouring blocks are linked', () => {
  render(<Pagination block={{ pages: [11, 12], previous: 10, next: 21 }} current={11} hrefOf={hrefOf} />)
  expect(beyondBlock()).toEqual([
    ['이전 10페이지', '?page=10'],
    ['다음 10페이지', '?page=21'],
  ])
})

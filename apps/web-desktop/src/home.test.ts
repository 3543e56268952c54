import { addressNow, breakDown, mockHosts, operations, press } from '@jeoul/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { openPage } from './testing/open-page.ts'
import { render } from './testing/render.ts'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

const region = (name: string | RegExp) => within(screen.getByRole('region', { name }))

test('the home page has picks, events, keywords with their changes, notices and every category', async () => {
  await openPage('/')
  expect(region('인기 검색어').getAllByRole('listitem')).toHaveLength(10)
  expect(region('인기 검색어').getAllByRole('img', { name: /상승|하락/ }).length).toBeGreaterThan(0)
  expect(region(/추천$/).getAllByRole('listitem').length).toBeGreaterThan(0)
  expect(region('진행 중인 기획전').getAllByRole('link').length).toBeGreaterThan(0)
  expect(region('공지사항').getAllByRole('listitem')).toHaveLength(5)
  expect(region('카테고리').getAllByRole('heading', { level: 3 }).length).toBeGreaterThan(0)
  expect(region('인기 카테고리').getAllByRole('link')).toHaveLength(8)
})

test('another department is a link with its own address', async () => {
  await openPage('/')
  const departments = within(screen.getByRole('navigation', { name: '추천 카테고리' }))
  fireEvent.click(departments.getByRole('link', { name: '식품' }))
  await screen.findByRole('heading', { name: '식품 추천' })
  expect(addressNow()).toMatch(/^\/\?cate=\d+$/)
  expect((await render(addressNow())).body).toContain('식품 추천')
})

test('"Late is said": crawlers are told to come again if the departments are missing', async () => {
  breakDown(operations.getCategories)
  expect((await render('/')).status).toBe(503)
})

test('a block that fails says so, and the others are shown', async () => {
  breakDown(operations.getPopularKeywords)
  breakDown(operations.getCuration)
  breakDown(operations.getEvents)
  expect((await render('/')).status).toBe(200)
  await openPage('/')
  const alerts = screen.getAllByRole('alert').map(({ textContent }) => textContent)
  for (const words of ['인기 검색어를', '추천 상품을', '기획전을']) expect(alerts.join()).toContain(words)
  expect(region('공지사항').getAllByRole('listitem')).toHaveLength(5)
  mockHosts.resetHandlers()
  await act(async () => fireEvent.click(region('인기 검색어').getByRole('button', { name: '다시 시도' })))
  await waitFor(() => expect(region('인기 검색어').getAllByRole('listitem')).toHaveLength(10))
})

test('the products seen last are remembered until they are removed', async () => {
  const seen = [{ itemId: '1012686', name: '본 상품', image: null, price: 1 }]
  localStorage.setItem('jeoul.recent', JSON.stringify(seen))
  await openPage('/')
  const cards = within(await screen.findByRole('region', { name: '최근 본 상품' }))
  expect(cards.getAllByRole('listitem')).toHaveLength(1)
  await press('모두 지우기')
  expect(screen.queryByRole('region', { name: '최근 본 상품' })).toBeNull()
  expect(JSON.parse(localStorage.getItem('jeoul.recent') ?? '[]')).toEqual([])
})

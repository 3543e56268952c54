import { addressNow, breakDown, follow, heading, hosts, mockHosts, operations } from '@jeoul/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { openPage } from './testing/open-page.ts'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

test('the bottom bar links to all sections, and marks the current one', async () => {
  await openPage('/')
  const bar = within(screen.getByRole('navigation', { name: '주요 메뉴' }))
  const current = () => bar.getAllByRole('link').filter(link => link.getAttribute('aria-current') === 'page')
  const go = (name: string) => act(async () => fireEvent.click(bar.getByRole('link', { name })))
  expect(current().map(link => link.textContent)).toEqual(['홈'])
  await go('찜')
  await waitFor(() => expect(current().map(link => link.textContent)).toEqual(['찜']))
  expect(addressNow()).toBe('/wish')
  await go('견적')
  await waitFor(() => expect(addressNow()).toBe('/estimate'))
  expect(bar.getByRole('link', { name: '카테고리' }).getAttribute('href')).toBe('/#directory')
})

test('the header leads back to the previous page, which is not the one in its link', async () => {
  await openPage('/list/111213')
  await follow('CPU')
  await heading('CPU')
  expect(screen.getByRole('link', { name: '뒤로' }).getAttribute('href')).toBe('/')
  await follow('뒤로')
  await heading('그래픽카드')
  expect(addressNow()).toBe('/list/111213')
})

test('"a visible search field on home" leads to the search, and 맨 위로 leads back to the top', async () => {
  await openPage('/')
  const main = within(screen.getByRole('main'))
  const field = main.getByRole('link', { name: /상품 이름, 모델명, 제조사로 찾기/ })
  expect(field.getAttribute('href')).toBe('/search')
  const scrolled = vi.spyOn(window, 'scrollTo')
  fireEvent.click(screen.getByRole('button', { name: '맨 위로' }))
  expect(scrolled).toHaveBeenCalled()
})

test("a minishop's home page says that its search stays in the minishop", async () => {
  await openPage('/?idx_b_manager=19')
  const field = within(screen.getByRole('main')).getByRole('link', { name: /이 미니샵에서 찾기/ })
  expect(field.getAttribute('href')).toBe('/search?idx_b_manager=19')
})

test('the home page unfolds a department and leads to a category, whose page links to the desktop site', async () => {
  await openPage('/')
  const directory = within(screen.getByRole('region', { name: '카테고리' }))
  expect(directory.getByText('PC부품·저장장치').closest('summary')).not.toBeNull()
  fireEvent.click(directory.getByRole('link', { name: '그래픽카드', hidden: true }))
  await heading('그래픽카드')
  const other = screen.getByRole('link', { name: 'PC 화면으로 보기' })
  expect(other.getAttribute('href')).toBe('/list/111213?view=pc')
})

test('regression: in a minishop, the search that was opened began at its close button, and said nothing of the minishop', async () => {
  await openPage('/list/24?idx_b_manager=19')
  const [way] = screen.getAllByRole('link', { name: '검색' })
  expect(way?.getAttribute('aria-haspopup')).toBe('dialog')
  await act(async () => way && fireEvent.click(way))
  const layer = within(await screen.findByRole('dialog', { name: '상품 검색' }))
  const field = await layer.findByPlaceholderText('이 미니샵에서 찾기')
  expect(document.activeElement).toBe(field)
})

/** Opens the drawer of all categories on a page. */
async function openDrawer(url: string) {
  await openPage(url)
  const way = screen.getByRole('link', { name: '카테고리' })
  expect(way.getAttribute('aria-haspopup')).toBe('dialog')
  await act(async () => fireEvent.click(way))
  return within(await screen.findByRole('dialog', { name: '카테고리' }))
}

test('in a minishop the drawer has only the departments of what it sells, and its links stay there', async () => {
  const drawer = await openDrawer('/list/24?idx_b_manager=19')
  const tabs = await drawer.findAllByRole('tab')
  const answer = await fetch(`${hosts.main}/front/v3/item/cate?idx_b_manager=19`)
  const { result } = await answer.json()
  expect(tabs.map(({ textContent }) => textContent)).toEqual(result.map(({ name }: { name: string }) => name))
  expect(drawer.getByRole('tab', { selected: true }).textContent).toBe('유아·아동')
  const links = within(drawer.getByRole('tabpanel')).getAllByRole('link')
  const hrefs = links.map(link => link.getAttribute('href'))
  expect(hrefs).toContain('/list/2410?idx_b_manager=19')
  expect(hrefs.filter(href => !href?.endsWith('?idx_b_manager=19'))).toEqual([])
})

test('categories that cannot be loaded say so in the drawer, and can be retried', async () => {
  breakDown(operations.getCategories)
  const drawer = await openDrawer('/list/111213')
  mockHosts.resetHandlers()
  await act(async () => fireEvent.click(drawer.getByRole('button', { name: '다시 시도' })))
  expect((await drawer.findAllByRole('tab')).length).toBeGreaterThan(1)
})

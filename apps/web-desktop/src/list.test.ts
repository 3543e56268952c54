import { addressNow, breakDown, changeField, found, mockHosts, operations, press } from '@jeoul/testing'
import { testAdsApart } from '@jeoul/testing/ads-apart'
import { testChipFocus } from '@jeoul/testing/chip-focus'
import { testEmptyList } from '@jeoul/testing/empty-list'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { openPage } from './testing/open-page.ts'

const logged = vi.spyOn(console, 'error')
beforeEach(() => {
  logged.mockReset().mockImplementation(() => {})
})

const list = '/list/111213'
const link = (name: string) => within(screen.getByLabelText('상품 목록')).getByRole('link', { name })
const rows = () =>
  [...document.querySelectorAll('[aria-label="상품 목록"] li h2')].flatMap(name => name.closest('li') ?? [])
const names = () => rows().map(row => row.querySelector('h2')?.textContent)
/** The first product that is not advertised. */
const firstRow = () => found(rows().find(row => !row.dataset.ad))

test('choices are in the address: a shared link shows the same list', async () => {
  await openPage('/list/1112?min=100000&sort=low&type=card&page=2')
  expect(screen.getByLabelText('카드 가격 기준')).toHaveProperty('checked', true)
  expect(link('낮은가격순').getAttribute('aria-current')).toBe('true')
  expect(link('2').getAttribute('aria-current')).toBe('page')
  expect(within(screen.getByRole('list', { name: '적용된 필터' })).getAllByRole('link')).toHaveLength(1)
})

test('a keyboard skips to the products from the top of the page, and once more before the filters', async () => {
  await openPage(list)
  const skips = screen.getAllByRole('link', { name: '상품 목록으로 건너뛰기' })
  const [first, second] = document.querySelectorAll('a')
  expect(first?.textContent).toBe('본문으로 건너뛰기')
  expect(second).toBe(skips[0])
  expect(document.querySelector('#filters :is(a, input, button)')).toBe(skips[1])
  const target = document.querySelector(skips[1]?.getAttribute('href') ?? '')
  expect(target).toBe(screen.getByLabelText('상품 목록'))
  // Otherwise the focus would stay where it was.
  expect(target?.getAttribute('tabindex')).toBe('-1')
})

test('pressing the order that is chosen already adds nothing to go back through', async () => {
  await openPage(list)
  const before = history.length
  for (let presses = 0; presses < 2; presses += 1) await act(async () => fireEvent.click(link('인기순')))
  expect(history.length).toBe(before)
  expect(addressNow()).toBe(list)
})

test('a filter shows on the controls at once, and a late answer to an older request is dropped', async () => {
  await openPage(list)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const { promise: requests, resolve: ask } = Promise.withResolvers<void>()
  mockHosts.use(
    http.get(operations.getItems, async ({ request }) => {
      if (!request.url.includes('maker=')) return
      ask()
      await released
    }),
  )
  const asus = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /^ASUS/ })
  const before = names()
  fireEvent.click(asus())
  await requests
  expect(asus().checked).toBe(true)
  expect(names()).toEqual(before)
  fireEvent.click(asus())
  await waitFor(() => expect(addressNow()).toBe(list))
  expect(asus().checked).toBe(false)
  await act(async () => release())
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull())
  expect(names()).toEqual(before)
})

test('a product whose name is no text is called by its number, alone, whoever asked for the list', async () => {
  const numbered = () => names().map(name => /^상품 \d+$/.test(name ?? ''))
  const onlyFirst = () => names().map((_, place) => place === 0)
  changeField(operations.getItems, 'result.items.0.name', {})
  await openPage(list)
  const [, second, ...others] = names()
  expect(others.length).toBeGreaterThan(20)
  expect(numbered()).toEqual(onlyFirst())
  fireEvent.click(link('2'))
  await waitFor(() => expect(names()[1]).not.toBe(second))
  expect(numbered()).toEqual(onlyFirst())
})

test('the malls of a row have the order, prices and marks of the product’s page', async () => {
  /** The offers' links name the mall, the offer, and what is paid how. */
  const rowsOf = (table: HTMLElement) =>
    within(table)
      .getAllByRole('row')
      .slice(1, 11)
      .map(row => [
        row.querySelector('a')?.getAttribute('href'),
        ...[...row.querySelectorAll('.badge')].map(({ textContent }) => textContent),
      ])
  await openPage(list)
  const row = firstRow()
  const product = found(row.querySelector('h2 a')?.getAttribute('href'))
  fireEvent.click(found(row.querySelector('button[aria-controls]')))
  const inRow = rowsOf(await within(row).findByRole('table', { name: /^몰별/ }))
  await openPage(product)
  const onPage = rowsOf(within(screen.getByRole('region', { name: '몰별 가격' })).getByRole('table'))
  expect(inRow.length).toBeGreaterThan(5)
  expect(inRow).toEqual(onPage.map(marks => marks.filter(mark => mark !== '최저가')))
})

test('a heart’s count follows in its row', async () => {
  await openPage(list)
  const row = firstRow()
  const count = () => Number(/찜 ([\d,]+)/.exec(row.textContent)?.[1]?.replaceAll(',', ''))
  const before = count()
  const heart = within(row).getByRole('button', { name: /찜$/ })
  fireEvent.click(heart)
  expect([heart.getAttribute('aria-pressed'), count()]).toEqual(['true', before + 1])
  expect(await screen.findByText('찜한 상품')).toBeTruthy()
  fireEvent.click(heart)
  expect([heart.getAttribute('aria-pressed'), count()]).toEqual(['false', before])
  expect(await screen.findByText('찜에서 뺐어요')).toBeTruthy()
})

test('a row’s malls that cannot be loaded say so, and can be requested again', async () => {
  await openPage(list)
  breakDown(operations.getMalls)
  const [more] = document.querySelectorAll('[aria-label="상품 목록"] li button[aria-controls]')
  if (more) fireEvent.click(more)
  await screen.findByText('몰별 가격을 불러오지 못했어요')
  mockHosts.resetHandlers()
  await press('다시 시도')
  expect(await screen.findByRole('columnheader', { name: '배송비' })).toBeTruthy()
})

testAdsApart(openPage)
testEmptyList(openPage)
testChipFocus(openPage)

test.each([list, '/search?keyword=rtx'])('비교 in the rows of %s is picked and removed', async address => {
  await openPage(address)
  const first = found(screen.getAllByRole('button', { name: / 비교$/, pressed: false })[0])
  fireEvent.click(first)
  expect(first.getAttribute('aria-pressed')).toBe('true')
  fireEvent.click(first)
  expect(first.getAttribute('aria-pressed')).toBe('false')
})

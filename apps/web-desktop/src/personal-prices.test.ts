import { found } from '@jeoul/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { openPage } from './testing/open-page.ts'

const page = '/list/111213'
const logged = vi.spyOn(console, 'error')
beforeEach(() => {
  logged.mockReset().mockImplementation(() => {})
  localStorage.clear()
})

const state = (terms: object) => localStorage.setItem('jeoul.payment-terms', JSON.stringify(terms))
const rows = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
const personalPrices = () => document.querySelectorAll('main li details > summary')
const order = () => screen.findByRole('link', { name: '내 결제가순' }, { timeout: 15_000 })

test('with 내 결제조건 a shopper sees what they pay, with its breakdown and malls on demand', async () => {
  state({ cash: true })
  const { sent } = await openPage(page)
  expect(sent).not.toContain('내 결제가')
  await order()
  await waitFor(() => expect(personalPrices().length).toBeGreaterThan(0), { timeout: 15_000 })
  const [first] = personalPrices()
  expect(first?.textContent).toMatch(/^내 결제가 [\d,]+원/)
  fireEvent.click(found(first))
  const parts = within(found(first?.parentElement))
  expect(parts.getAllByText(/현금가|판매가|결제가$/).length).toBeGreaterThan(0)
  // The row's malls: a link carries the price shown, and the redirect is immediate if that is still valid.
  const [more] = screen.getAllByRole('button', { name: /더보기$/ })
  fireEvent.click(found(more))
  const offers = within(await screen.findByRole('table', { name: '몰별 내 결제가' }, { timeout: 15_000 }))
  for (const link of offers.getAllByRole('link', { name: /로 가기/ })) {
    expect(link.getAttribute('href')).toMatch(/^\/link\/\d+\/\d+\?.*seen=\d+.*personal=1$/)
  }
  expect(logged).not.toHaveBeenCalled()
})

test('내 결제가순 is an order like the others: over the whole list, in the address, and left by Back', async () => {
  state({ cash: true, region: 'jeju' })
  await openPage(page)
  const asListed = rows()
  const tabs = within(screen.getByRole('navigation', { name: '정렬' }))
  const [usual] = tabs.getAllByRole('link', { current: true })
  fireEvent.click(await order())
  await waitFor(() => expect(rows()).not.toEqual(asListed))
  expect(location.search).toBe('?sort=personal')
  expect(tabs.getAllByRole('link', { current: true })).toEqual([await order()])
  await screen.findByText(/^전체 [\d,]+개를 내 결제가순으로 보여 드려요/, {}, { timeout: 15_000 })
  const prices = [...personalPrices()]
    .filter(price => !price.closest('[data-ad]'))
    .map(({ textContent }) => Number(/([\d,]+)원/.exec(textContent)?.[1]?.replaceAll(',', '')))
  expect(prices.length).toBeGreaterThan(20)
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  history.back()
  await waitFor(() => expect(rows()).toEqual(asListed))
  expect(tabs.getAllByRole('link', { current: true })).toEqual([usual])
})

test('without 내 결제조건 a shopper sees the list as it was sent', async () => {
  state({})
  const { requests, sent } = await openPage(page)
  expect(sent).toMatch(/배송비 [0-9,]+원 포함/)
  await waitFor(() => expect(requests).toContain('/front/v3/item/index/111213?idx_b_manager=1'))
  expect(personalPrices()).toHaveLength(0)
  expect(screen.queryByRole('link', { name: /내 결제가순/ })).toBeNull()
})

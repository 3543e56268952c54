import {
  addressNow,
  breakDown,
  bringNear,
  heading,
  mockHosts,
  operations,
  press,
  total,
} from '@jeoul/testing'
import { testAdsApart } from '@jeoul/testing/ads-apart'
import { testChipFocus } from '@jeoul/testing/chip-focus'
import { testEmptyList } from '@jeoul/testing/empty-list'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openPage } from './testing/open-page.ts'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

const list = '/list/111213'
const failed = '다음 상품을 불러오지 못했어요'
const cards = () => [...document.querySelectorAll('[data-row]')].map(card => card.getAttribute('data-row'))

describe('the list grows by thirty', () => {
  test('by a button, with a retry after a failure', async () => {
    await openPage(list)
    const before = cards()
    breakDown(operations.getItems)
    await press(/더 보기/)
    expect((await screen.findByRole('alert')).textContent).toContain(failed)
    expect(cards()).toEqual(before)
    mockHosts.resetHandlers()
    await press(/다시 시도/)
    await waitFor(() => expect(cards().length).toBeGreaterThan(before.length))
    expect(cards().slice(0, before.length)).toEqual(before)
    expect(screen.queryByRole('alert')).toBeNull()
    expect(cards().filter(row => !row?.endsWith('ad'))).toHaveLength(total())
    expect(new Set(cards()).size).toBe(cards().length)
  })

  test('automatically once a lost connection is back', async () => {
    await openPage(list)
    const before = cards()
    mockHosts.use(http.get(operations.getItems, () => HttpResponse.error()))
    await press(/더 보기/)
    await screen.findByText(new RegExp(failed))
    mockHosts.resetHandlers()
    fireEvent(window, new Event('online'))
    await waitFor(() => expect(cards().length).toBeGreaterThan(before.length))
  })

  test('when the end is near, until all products are loaded', async () => {
    bringNear()
    await openPage(list)
    await screen.findByText(`상품 ${total()}개를 모두 봤어요`)
    vi.unstubAllGlobals()
  })
})

test('links to the categories around it', async () => {
  await openPage('/list/1112')
  const way = (navigation: string, name: string) =>
    within(screen.getByRole('navigation', { name: navigation })).getByRole('link', { name })
  fireEvent.click(way('하위 카테고리', '그래픽카드'))
  await heading('그래픽카드')
  fireEvent.click(way('같은 카테고리', 'CPU'))
  await heading('CPU')
})

testAdsApart(openPage)
testEmptyList(openPage)
testChipFocus(openPage)

test('a minishop’s list counts its own products in the filter sheet', async () => {
  await openPage('/list/24?idx_b_manager=19')
  const all = total()
  await press(/^필터/)
  const sheet = within(await screen.findByRole('dialog', { name: '필터' }))
  const box = sheet
    .getAllByRole<HTMLInputElement>('checkbox')
    .find(({ disabled, checked }) => !disabled && !checked)
  const count = Number(box?.closest('label')?.querySelector('small')?.textContent?.replace(/\D/g, ''))
  expect(count).toBeLessThanOrEqual(all)
  if (box) fireEvent.click(box)
  const show = await sheet.findByRole('button', { name: `결과 ${count}개 보기` })
  fireEvent.click(show)
  await waitFor(() => expect(total()).toBe(count))
  expect(addressNow()).toContain('idx_b_manager=19')
})

import { breakDown, findItems, mockHosts, operations } from '@jeoul/testing'
import { testExpiredLogin } from '@jeoul/testing/expired-login'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openPage } from './testing/open-page.ts'

const { popular, forSale } = await findItems()
const token = 'jeoul-mock-token-2'
const logged = vi.spyOn(console, 'error')
beforeEach(() => {
  logged.mockReset().mockImplementation(() => {})
})
afterEach(() => {
  document.cookie = 'auth_token=; max-age=0'
})

const keep = (key: string, value: unknown) => localStorage.setItem(`jeoul.${key}`, JSON.stringify(value))
const openAsMember = (doEarly = () => {}) =>
  openPage('/wish', { token }, () => {
    document.cookie = `auth_token=${token}`
    doEarly()
  })

const item = { itemId: popular.item_id, name: popular.name, image: null }
const wishes = [
  { id: 'new-1', name: '찜한 상품', items: [{ ...item, time: Date.UTC(2026, 9, 1), price: null }] },
]
const hearts = () => screen.queryAllByRole('button', { name: /찜$/, pressed: true })

describe('the page of wishes', () => {
  test('waits for the device, and suggests what to do if nothing was saved', async () => {
    const { sent } = await openPage('/wish')
    expect(sent).toContain('찜 목록을 불러오는 중이에요')
    expect(await screen.findByText('아직 찜한 상품이 없어요')).toBeTruthy()
  })

  test('a member’s that failed can be retried', async () => {
    breakDown(operations.getWishGroups)
    const { requests } = await openAsMember()
    expect((await screen.findByRole('alert')).textContent).toContain('찜 목록을 불러오지 못했어요')
    await waitFor(() => expect(requests).toContain('/desktop/v1/shopping/wish'))
    mockHosts.resetHandlers()
    // What fills a member's hearts requests the groups again by itself, and may replace the button before it is pressed.
    await waitFor(() => {
      const retry = screen.queryByRole('button', { name: '다시 시도' })
      if (retry) fireEvent.click(retry)
      expect(screen.getByText('내 찜에는 아직 담은 상품이 없어요')).toBeTruthy()
    })
  })

  test('"지금 살까요? on the wish list": one line a product, which leads to its price history', async () => {
    await openPage('/wish', {}, () => keep('wish', wishes))
    const line = await screen.findByRole('link', { name: /^지금 살까요\? 관측 \d+일 중/ })
    expect(line.getAttribute('href')).toBe(`/item/${item.itemId}#history`)
  })

  test('regression: a heart’s row left late, once the script for presses had loaded', async () => {
    await openPage('/wish', {}, () => keep('wish', wishes))
    await waitFor(() => expect(hearts()).toHaveLength(1))
    const [heart] = hearts()
    if (heart) fireEvent.click(heart)
    expect(hearts()).toHaveLength(0)
    fireEvent.click(await screen.findByRole('button', { name: '되돌리기' }))
    expect(hearts()).toHaveLength(1)
  })

  test('regression: the offer to merge pushed the list down, once the device had been read', async () => {
    await openAsMember(() => keep('wish', wishes))
    const offer = () => screen.findByRole('region', { name: '이 기기에 담은 찜 1개' })
    const isAbove = async () => screen.getByRole('main').contains(await offer())
    expect(await isAbove()).toBe(false)
    fireEvent.click(within(await offer()).getByRole('button', { name: '나중에' }))
    expect(await isAbove()).toBe(true)
  })

  test('regression: the words of a member’s empty list changed, once the device had been read', async () => {
    const { sent } = await openAsMember(() => keep('wish', wishes))
    await screen.findByRole('region', { name: '이 기기에 담은 찜 1개' })
    for (const words of [
      '내 찜에는 아직 담은 상품이 없어요',
      '담은 뒤에 가격이 얼마나 달라졌는지도 볼 수 있어요.',
    ]) {
      expect(sent).toContain(words)
      expect(screen.getByRole('main').textContent).toContain(words)
    }
  })

  test('the device’s wishes become the member’s, once they accept', async () => {
    await openAsMember(() => keep('wish', wishes))
    fireEvent.click(await screen.findByRole('button', { name: '내 찜에 합치기' }))
    await waitFor(() => expect(hearts()).toHaveLength(1))
    await waitFor(() => expect(screen.queryByRole('button', { name: '내 찜에 합치기' })).toBeNull())
  })
})

test('the offer to merge wishes waits while an estimate announces a change', async () => {
  // Products that the member has not saved: for others there is no offer.
  const other = forSale.find(({ item_id }) => item_id !== item.itemId) ?? popular
  const saved = { itemId: other.item_id, name: other.name, image: null, time: 1, price: null }
  const others = [{ id: 'new-1', name: '찜한 상품', items: [saved] }]
  await openPage('/', { token }, () => {
    document.cookie = `auth_token=${token}`
    keep('wish', others)
  })
  await screen.findByRole('button', { name: '내 찜에 합치기' })
  const [link] = document.querySelectorAll('a[href="/estimate"]')
  if (!link) throw new Error('no way to the estimate')
  fireEvent.click(link)
  await waitFor(() => expect(location.pathname).toBe('/estimate'))
  await waitFor(() => expect(screen.queryByRole('button', { name: '내 찜에 합치기' })).toBeNull())
})

describe('alerts on the page of wishes', () => {
  const alert = { ...item, target: 100_000, since: '2026-10-01', fired: null, isRead: false }

  test('regression: the alerts of a member’s device, and the offer to merge them, pushed the list down', async () => {
    await openAsMember(() => keep('alerts', [alert]))
    const offer = () => screen.findByRole('region', { name: '이 기기에서 켠 알림 1개' })
    const isAbove = async () => screen.getByRole('main').contains(await offer())
    expect(await isAbove()).toBe(false)
    expect(screen.queryByRole('region', { name: '가격 알림 1' })).toBeNull()
    fireEvent.click(within(await offer()).getByRole('button', { name: '나중에' }))
    expect(await isAbove()).toBe(true)
    expect(screen.getByRole('region', { name: '가격 알림 1' })).toBeTruthy()
  })
  const answer = (prices: readonly number[]) =>
    mockHosts.use(
      http.get(operations.getPriceChanges, () => {
        const recent = prices.map((any, ago) => ({ date: `2026-11-0${prices.length - ago}`, any }))
        const change = { item_id: item.itemId, price_state: 3, today: recent[0]?.date, recent, observed: 9 }
        return HttpResponse.json({ success: true, message: 'success', result: [change] })
      }),
    )
  const open = () => openPage('/wish', {}, () => keep('alerts', [alert]))

  test('one that was observed once is reported, and dismissed for good', async () => {
    answer([95_000, 120_000])
    await open()
    await screen.findByText('목표가 100,000원까지 내려왔어요')
    fireEvent.click(screen.getByRole('button', { name: `${item.name} 알림 확인` }))
    expect(await screen.findByText(/알림을 봤어요/)).toBeTruthy()
    expect(JSON.parse(localStorage.getItem('jeoul.alerts') ?? '[]')).toMatchObject([{ isRead: true }])
  })

  test('one whose price was low only before today waits', async () => {
    answer([120_000, 95_000])
    await open()
    expect(await screen.findByText('100,000원 이하가 되면 알려 드려요')).toBeTruthy()
  })

  test('if prices cannot be loaded, they wait, and can be requested again', async () => {
    breakDown(operations.getPriceChanges)
    await open()
    await screen.findByText(/오늘 가격을 확인하지 못했어요/)
    answer([95_000, 96_000])
    fireEvent.click(screen.getByRole('button', { name: '다시 시도' }))
    expect(await screen.findByText('목표가 100,000원까지 내려왔어요')).toBeTruthy()
  })
})

testExpiredLogin(openPage)

import { findItems, mockHosts, operations } from '@jeoul/testing'
import { testExpiredLogin } from '@jeoul/testing/expired-login'
import { fireEvent, screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPage } from './testing/open-page.ts'

const { popular } = await findItems()
const token = 'jeoul-mock-token-3'
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(() => {
  document.cookie = 'auth_token=; max-age=0'
})

const item = { itemId: popular.item_id, name: popular.name, image: null }
const alert = { ...item, target: 100_000, since: '2026-10-01', fired: null, isRead: false }
const wishes = [{ id: 'new-1', name: '찜한 상품', items: [{ ...item, time: 1, price: null }] }]

test.each(['', token])(
  '"shown at the next visit on home, header and wish page": what the device keeps, member: %j',
  async of => {
    const recent = [2, 1].map(day => ({ date: `2026-11-0${day}`, any: 95_000 }))
    const change = { item_id: item.itemId, price_state: 3, today: '2026-11-02', recent, observed: 9 }
    mockHosts.use(
      http.get(operations.getPriceChanges, () =>
        HttpResponse.json({ success: true, message: 'success', result: [change] }),
      ),
    )
    await openPage('/', of ? { token: of } : {}, () => {
      if (of) document.cookie = `auth_token=${of}`
      localStorage.setItem('jeoul.alerts', JSON.stringify([alert]))
      localStorage.setItem('jeoul.wish', JSON.stringify(wishes))
    })
    const alertCount = /^1\s?건의 가격 알림$/
    const badge = await screen.findByRole('link', { name: alertCount })
    expect(badge.getAttribute('href')).toBe('/wish')
    const strip = await screen.findByRole('region', { name: /^기다리던 소식/ })
    // The offer to merge wishes uses the same place: it waits until this was read.
    expect(screen.queryByRole('button', { name: '내 찜에 합치기' })).toBeNull()
    fireEvent.click(within(strip).getByRole('button', { name: `${item.name} 알림 확인` }))
    expect(screen.queryByRole('link', { name: alertCount })).toBeNull()
    expect(screen.queryAllByRole('button', { name: '내 찜에 합치기' })).toHaveLength(of ? 1 : 0)
  },
)

testExpiredLogin(openPage)

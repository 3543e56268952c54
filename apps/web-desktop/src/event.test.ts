import { found, mockHosts, operations } from '@jeoul/testing'
import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { openPage } from './testing/open-page.ts'

const logged = vi.spyOn(console, 'error')
beforeEach(() => {
  logged.mockReset().mockImplementation(() => {})
})

const heading = () => screen.getByRole('heading', { level: 1 }).textContent

test('an event on the home page links to its own products, under its own name', async () => {
  await openPage('/')
  const [event] = document.querySelectorAll('section[aria-labelledby="events"] a')
  const title = event?.textContent ?? ''
  await openPage(event?.getAttribute('href') ?? '')
  expect(title).toMatch(/기획전$/)
  expect(heading()).toBe(title)
  expect(document.title).toContain(title)
  const rows = screen.getAllByRole('listitem').filter(row => within(row).queryByRole('heading', { level: 2 }))
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.filter(row => !row.textContent?.includes('이벤트'))).toEqual([])
})

test('beside a list are links to the first three running events', async () => {
  const list = [1, 2, 3, 4].map(id => ({
    id: `${id}`,
    title: `기획전 ${id}`,
    image: '',
    href: `/list/111213?event=${id}`,
  }))
  mockHosts.use(
    http.get(operations.getEvents, () =>
      HttpResponse.json({ success: true, message: 'success', result: { totalcount: 4, list } }),
    ),
  )
  await openPage('/list/111213')
  const block = found(screen.getByRole('heading', { name: '진행 중인 기획전' }).parentElement)
  const links = within(block).getAllByRole('link')
  expect(links.map(link => [link.textContent, link.getAttribute('href')])).toEqual(
    list.slice(0, 3).map(({ title, href }) => [title, href]),
  )
})

test('an event that is over says so, and links to its category', async () => {
  await openPage('/list/111213?event=999')
  expect(screen.getByText('이 기획전은 끝났어요')).toBeTruthy()
  expect(screen.getByRole('link', { name: '그래픽카드 전체 보기' }).getAttribute('href')).toBe('/list/111213')
})

test('regression: the home of a minishop linked to events of what it does not sell', async () => {
  await openPage('/?mall_web_user=sunin21')
  expect(await screen.findByRole('heading', { name: /추천$/ })).toBeTruthy()
  expect(screen.queryByRole('heading', { name: '진행 중인 기획전' })).toBeNull()
  await openPage('/')
  expect(screen.getByRole('heading', { name: '진행 중인 기획전' })).toBeTruthy()
})

import { breakDown, mockHosts, operations } from '@jeoul/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { openPage } from './testing/open-page.ts'
import { render } from './testing/render.ts'

const logged = vi.spyOn(console, 'error')
beforeEach(() => {
  logged.mockReset().mockImplementation(() => {})
})

const board = () => within(screen.getByRole('region', { name: '공지사항' }))
const titles = () =>
  board()
    .queryAllByRole('link')
    .map(({ textContent }) => textContent)

/** A board with more notices than a page holds. */
function postMany() {
  const result = Array.from({ length: 23 }, (_, index) => ({
    id: String(23 - index),
    title: `${23 - index}번째 소식`,
    created: '2026-11-01T00:00:00.000Z',
  }))
  mockHosts.use(
    http.get(operations.getNotices, () => HttpResponse.json({ success: true, message: 'success', result })),
  )
}

test('all notices are listed, each with its day, and nothing is requested twice', async () => {
  const { requests, sent } = await openPage('/notice')
  expect(sent).toContain(screen.getByRole('main').outerHTML)
  expect(requests).toEqual([])
  const newest = board().getAllByRole('link')[0]
  expect(newest?.getAttribute('href')).toMatch(/^\/notice\/\d+$/)
  expect(newest?.querySelector('time')?.textContent).toMatch(/^\d{4}\.\d{2}\.\d{2}$/)
})

test.each([
  ['/notice', '1', '23번째 소식', 10],
  ['/notice?page=3', '3', '3번째 소식', 3],
  ['/notice?page=99', '3', '3번째 소식', 3],
  ['/notice?page=x', '1', '23번째 소식', 10],
])('%s is page %s', async (url, current, first, count) => {
  postMany()
  await openPage(url)
  expect(titles()).toHaveLength(count)
  expect(titles()[0]).toContain(first)
  const pages = within(screen.getByRole('navigation', { name: /페이지/ }))
  expect(pages.getByText(current).getAttribute('aria-current')).toBe('page')
})

test('a board that is down can be requested again', async () => {
  breakDown(operations.getNotices)
  await openPage('/notice')
  expect(titles()).toEqual([])
  mockHosts.resetHandlers()
  fireEvent.click(screen.getByRole('button', { name: '다시 시도' }))
  await waitFor(() => expect(titles().length).toBeGreaterThan(0))
})

test('a notice has its own page, and an unknown one is a 404', async () => {
  await openPage('/notice/8')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/시스템 점검/)
  expect(within(screen.getByRole('region', { name: '다른 공지사항' })).getAllByRole('listitem')).toHaveLength(
    5,
  )
  for (const path of ['/notice/999', '/notice/first']) expect((await render(path)).status).toBe(404)
})

import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { openPage } from './testing/open-page.ts'
import { render } from './testing/render.ts'

const logged = vi.spyOn(console, 'error')
beforeEach(() => {
  logged.mockReset().mockImplementation(() => {})
  localStorage.clear()
})

const address = () => location.pathname + location.search
const sortByPrice = () => fireEvent.click(screen.getByRole('link', { name: '낮은가격순' }))

test('in a minishop every way within the site stays there, and its lists are what it sells', async () => {
  const { asked } = await openPage('/list/111213?idx_b_manager=3')
  await screen.findByRole('link', { name: '저울 전체에서 보기' })
  sortByPrice()
  await waitFor(() => expect(address()).toBe('/list/111213?sort=low&idx_b_manager=3'))
  await waitFor(() => expect(asked.filter(url => url.startsWith('/front/v3/items'))).toHaveLength(1))
  expect(asked.find(url => url.startsWith('/front/v3/items'))).toContain('idx_b_manager=3')
  expect(screen.getByRole('link', { name: '저울 전체에서 보기' }).getAttribute('href')).toBe(
    '/list/111213?sort=low',
  )
})

test('its filters are made of what it sells, and count it', async () => {
  const { asked } = await openPage('/list/24?idx_b_manager=19')
  const total = () => Number(screen.getByText(/^총 [\d,]+개$/).textContent?.replace(/\D/g, ''))
  const all = total()
  const box = document.querySelector('input[name=maker]')
  const count = Number(box?.closest('label')?.querySelector('small')?.textContent)
  expect(count).toBeGreaterThan(0)
  expect(count).toBeLessThan(all)
  if (box) fireEvent.click(box)
  await waitFor(() => expect(asked.some(url => url.includes('maker='))).toBe(true))
  await waitFor(() => expect(total()).toBe(count))
  expect(address()).toContain('idx_b_manager=19')
})

test('what the server sends leads nowhere else', async () => {
  const { sent = '' } = await openPage('/list/24?idx_b_manager=19')
  const links = [...sent.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, href]) => href ?? '')
  expect(links.length).toBeGreaterThan(30)
  expect(links.filter(href => !href.includes('idx_b_manager=19'))).toEqual(['/list/24'])
})

test('on the site itself no way names a minishop', async () => {
  await openPage('/list/111213')
  sortByPrice()
  await waitFor(() => expect(address()).toBe('/list/111213?sort=low'))
})

test('menu and departments hold only what it sells', async () => {
  const { asked, sent = '' } = await openPage('/?idx_b_manager=19')
  expect(asked.filter(url => url.includes('/item/cate'))).toEqual([])
  const departments = new Set([...sent.matchAll(/href="\/list\/(\d+)/g)].map(([, id]) => id))
  const site = await render('/')
  const all = new Set([...site.body.matchAll(/href="\/list\/(\d+)/g)].map(([, id]) => id))
  expect(departments.size).toBeGreaterThan(0)
  expect(departments.size).toBeLessThan(all.size)
})

test.each(['/list/111213?mall_web_user=nobody', '/?idx_b_manager=99999'])(
  '%s is the page of no minishop, whose links lead out of it',
  async url => {
    const { status, body } = await render(url)
    expect(status).toBe(404)
    expect(body).toContain('찾으시는 미니샵이 없어요')
    expect(body).toContain('저울 전체에서 보기')
    const inner = [...body.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, href]) => href ?? '')
    expect(
      inner.filter(href => /mall_web_user=nobody|idx_b_manager/.test(href) && !href.includes('view=')),
    ).toEqual([])
  },
)

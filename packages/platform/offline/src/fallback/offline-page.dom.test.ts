import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { kept } from '../kept-caches.ts'
import { FakeCaches } from '../testing/fake-caches.ts'

const noon = Date.parse('2026-11-22T12:00:00+09:00')
const hour = 60 * 60_000
const ask = vi.fn<typeof fetch>()
const stores = new FakeCaches()

beforeEach(() => {
  vi.useFakeTimers({ now: noon + 2 * hour, toFake: ['Date', 'setInterval'] })
  vi.stubGlobal('caches', stores)
  vi.stubGlobal('fetch', ask)
  document.body.innerHTML = '<main></main>'
})
afterEach(async () => {
  await stores.delete(kept.pages)
  history.replaceState(null, '', '/')
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function keep(href: string, title: string, at: number, about = ''): Promise<void> {
  const cache = await stores.open(kept.pages)
  await cache.put(
    href,
    new Response(
      `<html data-cached-at="${at}"><title>${title} | 저울</title><meta name="description" content="${about}"></html>`,
    ),
  )
}

/** Runs the page's script. */
async function open(): Promise<void> {
  vi.resetModules()
  await import('./offline-page.ts')
}

const lines = () => [...document.querySelectorAll('li a')].map(link => link.outerHTML)

test('lists the pages that were seen, newest first', async () => {
  await keep('/list/11', '그래픽카드', noon)
  await keep('/item/7?a=1&b=2', 'RTX &lt;5090&gt;', noon + hour)
  await open()
  expect(lines()).toEqual([
    '<a href="/item/7?a=1&amp;b=2">RTX &lt;5090&gt;<small>상품 · 오후 1:00에 본 내용</small></a>',
    '<a href="/list/11">그래픽카드<small>목록 · 오후 12:00에 본 내용</small></a>',
  ])
})

test('regression: six kept lists of one category had one name', async () => {
  await keep('/list/11', '그래픽카드', noon)
  const about = '조건에 맞는 그래픽카드 22개의 가격을 비교해요.'
  await keep('/list/11?maker=2', '그래픽카드', noon + 2 * hour, about)
  await keep('/list/11?maker=1', '그래픽카드', noon + hour, about)
  await open()
  expect(lines()).toEqual([
    `<a href="/list/11?maker=2">그래픽카드<small>${about}</small><small>목록 · 오후 2:00에 본 내용</small></a>`,
    '<a href="/list/11">그래픽카드<small>목록 · 오후 12:00에 본 내용</small></a>',
  ])
})

test('opens the wanted page once the server answers, even without an online event', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  await open()
  ask.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await vi.advanceTimersByTimeAsync(4000)
  expect(reload).not.toHaveBeenCalled()
  ask.mockResolvedValueOnce(new Response())
  await vi.advanceTimersByTimeAsync(4000)
  expect(ask).toHaveBeenCalledWith(location.href, { method: 'HEAD', cache: 'no-store' })
  expect(reload).toHaveBeenCalledOnce()
})

test('regression: 카테고리, pressed offline, led to the top of the home page', async () => {
  history.replaceState(null, '', '/#directory')
  const { href } = location
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  const replace = vi.spyOn(location, 'replace').mockImplementation(() => {})
  await open()
  ask.mockResolvedValueOnce(new Response())
  await vi.advanceTimersByTimeAsync(4000)
  // From an address of its own: to a place on the page that is open, browsers scroll without loading it.
  expect(location.hash).toBe('')
  expect(replace).toHaveBeenCalledExactlyOnceWith(href)
  expect(reload).not.toHaveBeenCalled()
})

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { build, page, runWorker, site } from '../testing/run-worker.ts'

const navigation = { mode: 'navigate' } as const
const noon = Date.parse('2026-11-22T12:00:00+09:00')
const hour = 60 * 60_000
const items = 'https://api.test/front/v3/items'

/** Runs the script of a page with these globals, and returns what it does every few seconds. */
function runOfflinePage(html: string | undefined, globals: Readonly<Record<string, unknown>>) {
  const script = html?.match(/<script>(.*)<\/script>/)?.[1] ?? ''
  const setInterval = vi.fn<(look: () => Promise<void>) => void>()
  const all = { ...globals, setInterval, addEventListener: vi.fn() }
  new Function(...Object.keys(all), script)(...Object.values(all))
  return setInterval.mock.calls[0]?.[0]
}

beforeEach(() => {
  vi.useFakeTimers({ now: noon, toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

describe('a page', () => {
  test('comes from the server, and from the cache while offline', async () => {
    const { get, online, offline } = runWorker()
    online(() => page('그래픽카드'))
    expect(await (await get('/list/11?page=2', navigation))?.text()).not.toContain('data-cached-at')
    offline()
    vi.setSystemTime(noon + hour)
    const cached = await get('/list/11?page=2&view=mobile#top', navigation)
    expect(cached?.status).toBe(200)
    expect(await cached?.text()).toContain(`<html data-cached-at="${noon}" lang="ko">`)
  })

  test('that was never seen is replaced by a list of those that were, newest first', async () => {
    const { get, online, offline } = runWorker()
    online(() => page('그래픽카드'))
    await get('/list/11', navigation)
    vi.setSystemTime(noon + hour)
    online(() => page('RTX &lt;5090&gt;'))
    await get('/item/7?a=1&b=2', navigation)
    offline()
    const answer = await get('/item/8', navigation)
    expect(answer?.status).toBe(503)
    const html = await answer?.text()
    const links = html?.match(/<li>.*?<\/li>/g)
    expect(links).toEqual([
      '<li><a href="/item/7?a=1&amp;b=2">RTX &lt;5090&gt;<small>상품 · 오후 1:00에 본 내용</small></a></li>',
      '<li><a href="/list/11">그래픽카드<small>목록 · 오후 12:00에 본 내용</small></a></li>',
    ])
    expect(answer?.headers.get('Content-Security-Policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; script-src 'sha256-[^']+'; connect-src 'self'; /,
    )
  })

  test('regression: six kept lists of one category had one name', async () => {
    const { get, online, offline } = runWorker()
    const about = '<meta name="description" content="조건에 맞는 그래픽카드 22개의 가격을 비교해요.">'
    online(() => page('그래픽카드'))
    await get('/list/11', navigation)
    online(() => page('그래픽카드', { head: about }))
    for (const [place, maker] of [1, 2].entries()) {
      vi.setSystemTime(noon + (place + 1) * hour)
      await get(`/list/11?maker=${maker}`, navigation)
    }
    offline()
    const html = await (await get('/item/8', navigation))?.text()
    expect(html?.match(/<li>.*?<\/li>/g)).toEqual([
      '<li><a href="/list/11?maker=2">그래픽카드<small>조건에 맞는 그래픽카드 22개의 가격을 비교해요.</small>' +
        '<small>목록 · 오후 2:00에 본 내용</small></a></li>',
      '<li><a href="/list/11">그래픽카드<small>목록 · 오후 12:00에 본 내용</small></a></li>',
    ])
  })

  test('that is not kept opens once the server answers, even without an online event', async () => {
    const { get, offline } = runWorker()
    offline()
    const location = { href: `${site}/item/8`, hash: '', reload: vi.fn() }
    const ask = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(null)
    const look = runOfflinePage(await (await get('/item/8', navigation))?.text(), { location, fetch: ask })
    await look?.()
    expect(location.reload).not.toHaveBeenCalled()
    await look?.()
    expect(ask).toHaveBeenCalledWith(location.href, { method: 'HEAD', cache: 'no-store' })
    expect(location.reload).toHaveBeenCalledOnce()
  })

  test('regression: 카테고리, pressed offline, led to the top of the home page', async () => {
    const { get, offline } = runWorker()
    offline()
    const location = { href: `${site}/#directory`, hash: '#directory', reload: vi.fn(), replace: vi.fn() }
    const history = { replaceState: vi.fn() }
    const look = runOfflinePage(await (await get('/', navigation))?.text(), {
      location,
      history,
      fetch: async () => null,
    })
    await look?.()
    // From an address of its own: to a place on the page that is open, browsers scroll without loading it.
    expect(history.replaceState).toHaveBeenCalledExactlyOnceWith(null, '', '?')
    expect(location.replace).toHaveBeenCalledExactlyOnceWith(`${site}/#directory`)
    expect(location.reload).not.toHaveBeenCalled()
  })

  test('is kept if the visitor navigated to it within the site', async () => {
    const { get, online, offline, send } = runWorker()
    online(() => page('비교'))
    await send({ type: 'moved', href: `${site}/compare?items=1` })
    offline()
    expect((await get('/compare?items=1', navigation))?.status).toBe(200)
  })

  test('of a member is not kept, and deletes what was kept before', async () => {
    const { get, online, stores } = runWorker()
    online(() => page('그래픽카드'))
    await get('/list/11', navigation)
    await get(items)
    online(() => page('내 찜', { rules: 'private, no-store' }))
    await get('/wish', navigation)
    expect(await stores.cached()).toEqual({})
  })

  test('is kept as one of the thirty newest', async () => {
    const { get, online, stores } = runWorker()
    online(() => page('상품'))
    for (let id = 1; id <= 32; id += 1) await get(`/item/${id}`, navigation)
    await get('/item/4', navigation)
    const cached = (await stores.cached())['jeoul-documents']
    expect(cached).toHaveLength(30)
    expect(cached?.[0]).toBe('/item/3')
    expect(cached?.at(-1)).toBe('/item/4')
  })
})

describe('an answer of a host', () => {
  test('that has changed is new for somebody who returns, and offline from then on', async () => {
    const tree = 'https://api.test/front/v3/item/cate/1?idx_b_manager=1'
    const { get, online, offline } = runWorker()
    online(() => Response.json({ result: ['old'] }))
    await get(tree)
    online(() => Response.json({ result: ['new'] }))
    expect(await (await get(tree))?.json()).toEqual({ result: ['new'] })
    offline()
    expect(await (await get(tree))?.json()).toEqual({ result: ['new'] })
  })

  test('is reused offline, and the page learns its time', async () => {
    const { get, online, offline, notified } = runWorker()
    online(() => Response.json({ total: 3 }))
    await get(items)
    expect(notified).toEqual([])
    offline()
    vi.setSystemTime(noon + hour)
    expect(await (await get(items))?.json()).toEqual({ total: 3 })
    expect(notified).toEqual([{ cachedAt: noon }])
  })

  test('expires after a day', async () => {
    const { get, online, offline } = runWorker()
    online(() => Response.json({ total: 3 }))
    await get(items)
    offline()
    vi.setSystemTime(noon + 24 * hour + 1)
    await expect(get(items)).rejects.toThrow()
  })

  test('to a member is not handled by the worker', async () => {
    const { get, stores } = runWorker()
    expect(await get(items, { headers: { Authorization: 'Bearer a' } })).toBeNull()
    expect(await stores.cached()).toEqual({})
  })
})

describe('a new build', () => {
  const opened = { type: 'opened', href: `${site}/`, assets: [], mayFill: false } as const
  const file = () => new Response('', { headers: { 'Content-Type': 'text/javascript' } })

  test('stores what the page has loaded, then the rest, one file at a time', async () => {
    const { online, send, requests, stores } = runWorker(['/assets/a.js', '/assets/b.js'])
    online(file)
    await send({ ...opened, build, assets: [`${site}/assets/b.js`], mayFill: true })
    expect(requests).toEqual(['/', '/assets/b.js', '/assets/a.js'])
    expect((await stores.cached())[`jeoul-assets ${build}`]).toEqual(['/assets/b.js', '/assets/a.js'])
  })

  test('loads nothing beyond the page’s files for visitors who save data', async () => {
    const { online, send, requests } = runWorker(['/assets/a.js'])
    online(file)
    await send({ ...opened, build })
    expect(requests).toEqual(['/'])
  })

  test('loads the remaining files with the second page, each once', async () => {
    const { online, send, requests } = runWorker(['/assets/a.js', '/assets/b.js'])
    online(file)
    await send({ ...opened, build, assets: [`${site}/assets/b.js`] })
    await send({ type: 'moved', href: `${site}/item/7` })
    await send({ type: 'moved', href: `${site}/item/8` })
    expect(requests).toEqual(['/', '/assets/b.js', '/item/7', '/assets/a.js', '/item/8'])
  })

  test('is not loaded by a page of another build', async () => {
    const { online, send, requests } = runWorker(['/assets/a.js'])
    online(file)
    await send({ ...opened, build: '/assets/start-old.js' })
    await send({ type: 'moved', href: `${site}/item/7` })
    expect(requests).toEqual(['/', '/item/7'])
  })

  test('keeps the files of an older build while one of its pages is open', async () => {
    const { stores, get, send, offline, open } = runWorker()
    const old = await stores.open('jeoul-assets /assets/start-old.js')
    await old.put('/assets/late.js', file())
    offline()
    await send({ ...opened, build: '/assets/start-old.js' })
    expect((await get('/assets/late.js'))?.status).toBe(200)
    open.push({ id: 'silent', postMessage: () => {} })
    await send({ ...opened, build })
    expect(await stores.keys()).toContain('jeoul-assets /assets/start-old.js')
    open.pop()
    await send({ ...opened, build })
    expect(await stores.keys()).not.toContain('jeoul-assets /assets/start-old.js')
  })
})

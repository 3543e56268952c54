import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { build, page, runWorker, site } from '../testing/run-worker.ts'

const navigation = { mode: 'navigate' } as const
const noon = Date.parse('2026-11-22T12:00:00+09:00')
const hour = 60 * 60_000
const items = 'https://api.test/front/v3/items'

beforeEach(() => {
  vi.useFakeTimers({ now: noon, toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

describe('a page', () => {
  test('comes from the server, and as it was seen while offline', async () => {
    const { get, online, offline } = runWorker()
    online(() => page('그래픽카드'))
    expect(await (await get('/list/11?page=2', navigation))?.text()).not.toContain('data-kept-at')
    offline()
    vi.setSystemTime(noon + hour)
    const kept = await get('/list/11?page=2&view=mobile#top', navigation)
    expect(kept?.status).toBe(200)
    expect(await kept?.text()).toContain(`<html data-kept-at="${noon}" lang="ko">`)
  })

  test('that was never seen is a list of those that were, the newest first', async () => {
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

  test('that is not kept opens by itself once the server answers, though no browser says so', async () => {
    const { get, offline } = runWorker()
    offline()
    const html = await (await get('/item/8', navigation))?.text()
    const script = html?.match(/<script>(.*)<\/script>/)?.[1] ?? ''
    const location = { href: `${site}/item/8`, reload: vi.fn() }
    const every = vi.fn<(look: () => Promise<void>) => void>()
    const ask = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(null)
    new Function('location', 'fetch', 'setInterval', 'addEventListener', script)(
      location,
      ask,
      every,
      vi.fn(),
    )
    const look = every.mock.calls[0]?.[0]
    await look?.()
    expect(location.reload).not.toHaveBeenCalled()
    await look?.()
    expect(ask).toHaveBeenCalledWith(location.href, { method: 'HEAD', cache: 'no-store' })
    expect(location.reload).toHaveBeenCalledOnce()
  })

  test('is kept if somebody moved to it within the site', async () => {
    const { get, online, offline, send } = runWorker()
    online(() => page('비교'))
    await send({ type: 'moved', href: `${site}/compare?items=1` })
    offline()
    expect((await get('/compare?items=1', navigation))?.status).toBe(200)
  })

  test('of a member leaves nothing of before, and is not kept', async () => {
    const { get, online, stores } = runWorker()
    online(() => page('그래픽카드'))
    await get('/list/11', navigation)
    await get(items)
    online(() => page('내 찜', 'private, no-store'))
    await get('/wish', navigation)
    expect(await stores.kept()).toEqual({})
  })

  test('is one of the thirty newest', async () => {
    const { get, online, stores } = runWorker()
    online(() => page('상품'))
    for (let id = 1; id <= 32; id += 1) await get(`/item/${id}`, navigation)
    await get('/item/4', navigation)
    const kept = (await stores.kept())['jeoul-documents']
    expect(kept).toHaveLength(30)
    expect(kept?.[0]).toBe('/item/3')
    expect(kept?.at(-1)).toBe('/item/4')
  })
})

describe('an answer of a host', () => {
  test('is used again offline, and the page is notified of when it is', async () => {
    const { get, online, offline, notified } = runWorker()
    online(() => Response.json({ total: 3 }))
    await get(items)
    expect(notified).toEqual([])
    offline()
    vi.setSystemTime(noon + hour)
    expect(await (await get(items))?.json()).toEqual({ total: 3 })
    expect(notified).toEqual([{ keptAt: noon }])
  })

  test('is too old after a day', async () => {
    const { get, online, offline } = runWorker()
    online(() => Response.json({ total: 3 }))
    await get(items)
    offline()
    vi.setSystemTime(noon + 24 * hour + 1)
    await expect(get(items)).rejects.toThrow()
  })

  test('to a member is neither kept nor touched', async () => {
    const { get, stores } = runWorker()
    expect(await get(items, { headers: { Authorization: 'Bearer a' } })).toBeNull()
    expect(await stores.kept()).toEqual({})
  })
})

describe('a new build', () => {
  const opened = { type: 'opened', href: `${site}/`, assets: [], mayFill: false } as const
  const file = () => new Response('', { headers: { 'Content-Type': 'text/javascript' } })

  test('has what the page has loaded, and the rest, one after the other', async () => {
    const { online, send, asked, stores } = runWorker(['/assets/a.js', '/assets/b.js'])
    online(file)
    await send({ ...opened, build, assets: [`${site}/assets/b.js`], mayFill: true })
    expect(asked).toEqual(['/', '/assets/b.js', '/assets/a.js'])
    expect((await stores.kept())[`jeoul-assets ${build}`]).toEqual(['/assets/b.js', '/assets/a.js'])
  })

  test('loads no more than the page did where data is to be saved', async () => {
    const { online, send, asked } = runWorker(['/assets/a.js'])
    online(file)
    await send({ ...opened, build })
    expect(asked).toEqual(['/'])
  })

  test('leaves an old page the files that the server has no more', async () => {
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

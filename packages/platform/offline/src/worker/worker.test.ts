import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fallback, page, runWorker } from '../testing/run-worker.ts'

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

test.each([
  ['a page of another site', 'https://m.shop.test/', navigation],
  ['a form that is sent', '/search', { ...navigation, method: 'POST' }],
  ['a file of another site', 'https://cdn.test/assets/a.js', { destination: 'script' }],
  ['a picture in an address', 'data:image/gif;base64,', { mode: 'no-cors', destination: 'image' }],
  ['an answer to a member', items, { headers: { Authorization: 'Bearer a' } }],
  ['a command', items, { method: 'POST' }],
  ['whether the site is there', '/list/11', { method: 'HEAD' }],
  ['the worker', '/sw.js', {}],
  ['a part of a video', 'https://mall.test/7.mp4', { headers: { Range: 'bytes=0-' } }],
  ['a video', 'https://mall.test/7.mp4', { mode: 'no-cors', destination: 'video' }],
] as const)('%s is left to the browser', async (_, path, init) => {
  const { get, stores } = await runWorker()
  expect(await get(path, init)).toBeNull()
  expect(await stores.cached()).toEqual({})
})

describe('a page', () => {
  test('comes from the server, and from the cache while offline', async () => {
    const { get, online, offline } = await runWorker()
    online(() => page('그래픽카드'))
    expect(await (await get('/list/11?page=2', navigation))?.text()).not.toContain('data-cached-at')
    offline()
    vi.setSystemTime(noon + hour)
    const cached = await get('/list/11?page=2&view=mobile#top', navigation)
    expect(cached?.status).toBe(200)
    expect(await cached?.text()).toContain(`<html data-cached-at="${noon}" lang="ko">`)
  })

  test('regression: in Firefox no page could be read offline, where a failed preload is an answer', async () => {
    const { disablePreload, activate } = await runWorker()
    await activate()
    expect(disablePreload).toHaveBeenCalledOnce()
  })

  test('that was never seen is replaced by a page that says so', async () => {
    const { get, install, online, offline } = await runWorker()
    online(() => page('연결이 끊겼어요'))
    await install()
    offline()
    expect(await (await get('/item/8', navigation))?.text()).toContain('연결이 끊겼어요')
  })

  test('regression: an estimate changed offline and reloaded could not be read: a page of another one takes its place', async () => {
    const { get, online, offline, install } = await runWorker()
    online(() => page('연결이 끊겼어요'))
    await install()
    offline()
    expect(await (await get('/estimate?e=1.7', navigation))?.text()).toContain('연결이 끊겼어요')
    for (const id of [8, 9]) {
      online(() => page(`PC 견적 ${id}`))
      await get(`/estimate?e=1.${id}`, navigation)
    }
    online(() => page('홈'))
    await get('/', navigation)
    offline()
    expect(await (await get('/estimate?e=1.7', navigation))?.text()).toContain('PC 견적 9')
    expect(await (await get('/estimate?e=1.8', navigation))?.text()).toContain('PC 견적 8')
  })

  test('regression: the way to a mall ended at the browser’s error page; it is not kept', async () => {
    const { get, online, offline, install, stores } = await runWorker()
    online(() => page('연결이 끊겼어요'))
    await install()
    online(() => page('가는 길'))
    await get('/link/7/3', navigation)
    expect((await stores.cached())['jeoul-pages']).toBeUndefined()
    offline()
    expect(await (await get('/link/7/3', navigation))?.text()).toContain('연결이 끊겼어요')
  })

  test('is kept when an open page asks for it', async () => {
    const { get, online, offline, keep } = await runWorker()
    online(() => page('비교'))
    await keep('/compare?items=1')
    offline()
    expect(await (await get('/compare?items=1', navigation))?.text()).toContain('비교')
  })

  test.each([
    ['that is a member’s', page('', { rules: 'private, no-store' })],
    ['that sets a cookie', page('', { rules: 'private, no-cache' })],
    ['that is incomplete', page('', { rules: 'no-cache' })],
    ['with contradictory rules', page('', { rules: 'public, no-store' })],
    ['without rules', page('', { rules: '' })],
    ['that was not found', page('', { status: 404 })],
    ['that failed to render', page('', { status: 503 })],
    ['that was redirected', Object.defineProperty(page(''), 'redirected', { value: true })],
    ['that is not HTML', page('', { type: 'application/json' })],
  ])('%s is not kept', async (_, answer) => {
    const { get, online, stores } = await runWorker()
    // A copy would not be redirected.
    Object.defineProperty(answer, 'clone', { value: () => answer })
    online(() => answer)
    await get('/list/11', navigation)
    expect((await stores.cached())['jeoul-pages'] ?? []).toEqual([])
  })

  const member = (title: string, visitor = 'a') => page(title, { rules: 'private, no-store', visitor })

  test('of a member deletes what was kept before, and can be read again', async () => {
    const { get, online, offline, stores } = await runWorker()
    online(() => page('그래픽카드'))
    await get('/list/11', navigation)
    await get(items)
    expect(Object.keys(await stores.cached())).toEqual(['jeoul-pages', 'jeoul-data'])
    online(() => member('내 찜'))
    await get('/wish', navigation)
    await get('/list/12', navigation)
    expect(await stores.cached()).toEqual({ 'jeoul-pages': ['/wish', '/list/12'] })
    offline()
    expect(await (await get('/wish', navigation))?.text()).toContain('내 찜')
  })

  test.each([
    ['another member', () => member('내 찜', 'b'), ['/list/13']],
    ['nobody, after a logout', () => page('그래픽카드'), ['/list/13']],
    ['nobody, while something is missing', () => page('', { rules: 'no-cache' }), undefined],
  ])('of a member is deleted once it is %s’s turn', async (_, answer, left) => {
    const { get, online, stores } = await runWorker()
    online(() => member('내 찜'))
    await get('/wish', navigation)
    online(answer)
    await get('/list/13', navigation)
    expect((await stores.cached())['jeoul-pages']).toEqual(left)
  })

  test('that fails to be rendered leaves a member’s pages', async () => {
    const { get, online, stores } = await runWorker()
    online(() => member('내 찜'))
    await get('/wish', navigation)
    online(() => page('', { status: 503, rules: 'no-store' }))
    await get('/list/13', navigation)
    expect((await stores.cached())['jeoul-pages']).toEqual(['/wish'])
  })

  test('is kept as one of the thirty newest', async () => {
    const { get, online, stores } = await runWorker()
    online(() => page('상품'))
    for (let id = 1; id <= 32; id += 1) {
      vi.setSystemTime(noon + id)
      await get(`/item/${id}`, navigation)
    }
    vi.setSystemTime(noon + hour)
    await get('/item/4', navigation)
    const cached = (await stores.cached())['jeoul-pages']
    expect(cached).toHaveLength(30)
    expect(cached?.[0]).toBe('/item/3')
    expect(cached?.at(-1)).toBe('/item/4')
  })
})

describe('an answer of a host', () => {
  test('that has changed is new for somebody who returns, and offline from then on', async () => {
    const { get, online, offline } = await runWorker()
    online(() => Response.json({ result: ['old'] }))
    await get(items)
    online(() => Response.json({ result: ['new'] }))
    expect(await (await get(items))?.json()).toEqual({ result: ['new'] })
    offline()
    expect(await (await get(items))?.json()).toEqual({ result: ['new'] })
  })

  test('is reused offline, and the page learns its time', async () => {
    const { get, online, offline, notified } = await runWorker()
    online(() => Response.json({ total: 3 }))
    await get(items)
    expect(notified).toEqual([])
    offline()
    vi.setSystemTime(noon + hour)
    expect(await (await get(items))?.json()).toEqual({ total: 3 })
    expect(notified).toEqual([{ cachedAt: noon }])
  })

  test('expires after a day', async () => {
    const { get, online, offline } = await runWorker()
    online(() => Response.json({ total: 3 }))
    await get(items)
    offline()
    vi.setSystemTime(noon + 24 * hour + 1)
    await expect(get(items)).rejects.toThrow()
  })

  test.each([
    ['to one visitor', new Response('', { headers: { 'Cache-Control': 'private' } })],
    ['with no-store', new Response('', { headers: { 'Cache-Control': 'No-Store' } })],
    ['that failed', new Response('', { status: 500 })],
  ])('%s is not kept', async (_, answer) => {
    const { get, online, stores } = await runWorker()
    online(() => answer)
    await get(items)
    expect((await stores.cached())['jeoul-data'] ?? []).toEqual([])
  })
})

describe('a picture', () => {
  const picture = { mode: 'no-cors', destination: 'image' } as const

  test('is shown offline', async () => {
    const { get, offline } = await runWorker()
    await get('https://mall.test/7.jpg', picture)
    offline()
    expect((await get('https://mall.test/7.jpg', picture))?.status).toBe(200)
  })

  test('that is gone is not kept', async () => {
    const { get, online, stores } = await runWorker()
    online(() => new Response('', { status: 404 }))
    await get('https://mall.test/7.jpg', picture)
    expect((await stores.cached())['jeoul-pictures'] ?? []).toEqual([])
  })
})

describe('the files of a build', () => {
  const before = ['/assets/entry-1.js', '/assets/menu-1.js']
  const after = ['/assets/entry-2.js', '/assets/menu-2.js']

  test('are kept before the worker answers anything', async () => {
    const { install, get, offline, stores } = await runWorker({ files: before })
    await install()
    expect(new Set((await stores.cached())['jeoul-files'])).toEqual(new Set([fallback, ...before]))
    offline()
    expect((await get('/assets/menu-1.js'))?.status).toBe(200)
  })

  test('stay while its pages are open: the next worker waits, and deletes them once it takes over', async () => {
    const old = await runWorker({ files: before })
    await old.install()
    const next = await runWorker({ files: after, stores: old.stores })
    await next.install()
    expect(next.skipWaiting).not.toHaveBeenCalled()
    next.online(() => new Response('', { status: 404 }))
    expect((await old.get('/assets/menu-1.js'))?.status).toBe(200)
    await next.activate()
    expect(new Set((await old.stores.cached())['jeoul-files'])).toEqual(new Set([fallback, ...after]))
  })

  test('are kept one by one, as pages load them, for visitors who save data', async () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } })
    const { install, get, stores } = await runWorker({ files: before })
    await install()
    await get('/assets/entry-1.js')
    expect((await stores.cached())['jeoul-files']).toEqual([fallback, '/assets/entry-1.js'])
  })
})

test('what an earlier worker kept in other ways is deleted', async () => {
  const { activate, stores } = await runWorker()
  await (await stores.open('jeoul-documents')).put('/', page('홈'))
  await activate()
  expect(await stores.keys()).toEqual(['jeoul-files'])
})

test('the worker that is served while the operator has switched it off leaves nothing behind', async () => {
  const { install, activate, skipWaiting, unregister, stores } = await runWorker(
    {},
    () => import('./worker-off.ts'),
  )
  await (await stores.open('jeoul-pages')).put('/', page('홈'))
  await install()
  expect(skipWaiting).toHaveBeenCalledOnce()
  await activate()
  expect(await stores.keys()).toEqual([])
  expect(unregister).toHaveBeenCalledOnce()
})

test('a pressed notification opens its product', async () => {
  const { press, openWindow } = await runWorker()
  await press('/item/7')
  expect(openWindow).toHaveBeenCalledWith('/item/7')
})

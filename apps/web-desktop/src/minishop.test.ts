import { breakDown, hosts, mockHosts, operations, press } from '@jeoul/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openPage } from './testing/open-page.ts'
import { render } from './testing/render.ts'

const logged = vi.spyOn(console, 'error')
beforeEach(() => {
  logged.mockReset().mockImplementation(() => {})
  localStorage.clear()
})

const address = () => location.pathname + location.search
const shop = () => within(screen.getByRole('region', { name: '미니샵' }))
const sortByPrice = () => fireEvent.click(screen.getByRole('link', { name: '낮은가격순' }))

test('in a minishop every link within the site stays there, and lists contain what it sells', async () => {
  const { requests } = await openPage('/list/111213?idx_b_manager=3')
  await screen.findByRole('link', { name: '저울 전체에서 보기' })
  sortByPrice()
  await waitFor(() => expect(address()).toBe('/list/111213?sort=low&idx_b_manager=3'))
  await waitFor(() => expect(requests.filter(url => url.startsWith('/front/v3/items'))).toHaveLength(1))
  expect(requests.find(url => url.startsWith('/front/v3/items'))).toContain('idx_b_manager=3')
  expect(screen.getByRole('link', { name: '저울 전체에서 보기' }).getAttribute('href')).toBe(
    '/list/111213?sort=low',
  )
})

test('its filters offer and count only what it sells', async () => {
  const { requests } = await openPage('/list/24?idx_b_manager=19')
  const total = () => Number(screen.getByText(/^총 [\d,]+개$/).textContent?.replace(/\D/g, ''))
  const all = total()
  const box = document.querySelector('input[name=maker]')
  const count = Number(box?.closest('label')?.querySelector('small')?.textContent)
  expect(count).toBeGreaterThan(0)
  expect(count).toBeLessThan(all)
  if (box) fireEvent.click(box)
  await waitFor(() => expect(requests.some(url => url.includes('maker='))).toBe(true))
  await waitFor(() => expect(total()).toBe(count))
  expect(address()).toContain('idx_b_manager=19')
})

test('the server-rendered links lead nowhere else', async () => {
  const { sent = '' } = await openPage('/list/24?idx_b_manager=19')
  const links = [...sent.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, href]) => href ?? '')
  expect(links.length).toBeGreaterThan(20)
  expect(links.filter(href => !href.includes('idx_b_manager=19'))).toEqual(['/list/24'])
})

test('on the site itself no link names a minishop', async () => {
  await openPage('/list/111213')
  sortByPrice()
  await waitFor(() => expect(address()).toBe('/list/111213?sort=low'))
})

test('menu and departments contain only what it sells', async () => {
  const { requests, sent = '' } = await openPage('/?idx_b_manager=19')
  expect(requests.filter(url => url.includes('/item/cate'))).toEqual([])
  const departments = new Set([...sent.matchAll(/href="\/list\/(\d+)/g)].map(([, id]) => id))
  const site = await render('/')
  const all = new Set([...site.body.matchAll(/href="\/list\/(\d+)/g)].map(([, id]) => id))
  expect(departments.size).toBeGreaterThan(0)
  expect(departments.size).toBeLessThan(all.size)
  expect([site.body, sent].map(html => html.includes('인기 카테고리'))).toEqual([true, false])
})

test('regression: a search for what it does not sell blamed the spelling, and offered keywords that find nothing there', async () => {
  const keyword = encodeURIComponent('냉장고')
  const { body } = await render(`/search?keyword=${keyword}&idx_b_manager=3`)
  const [, main = ''] = body.split('<main')
  expect(main).toContain('>이 미니샵에는 ‘냉장고’ 검색 결과가 없어요</h1>')
  expect(main).not.toContain('맞춤법')
  expect(main).toMatch(/<a [^>]*target="_self"[^>]*>저울 전체에서 찾기/)
  expect(main).toContain(`href="/search?keyword=${keyword}"`)
  const [, popular = ''] = /인기 검색어.*?<ol>(.*?)<\/ol>/s.exec(main) ?? []
  const offered = [...popular.matchAll(/href="\/search\?keyword=([^"&]+)/g)].map(([, word]) => word)
  expect(offered).not.toEqual([])
  for (const word of offered) {
    const list = await fetch(`${hosts.main}/front/v3/items?keyword=${word}&idx_b_manager=3&limit=1`)
    expect((await list.json()).result.total, word).toBeGreaterThan(0)
  }
})

test('regression: beside a list stood categories and events in which it sells nothing', async () => {
  const { body } = await render('/list/24?idx_b_manager=19')
  const [, main = ''] = body.split('<main')
  const ids = new Set([...main.matchAll(/href="\/list\/(\d+)/g)].map(([, id]) => id ?? ''))
  expect(ids.size).toBeGreaterThan(1)
  const totals = [...ids].map(async id => {
    const list = await fetch(`${hosts.main}/front/v3/items?cate_id=${id}&idx_b_manager=19&limit=1`)
    return [id, (await list.json()).result.total > 0]
  })
  expect((await Promise.all(totals)).filter(([, isSold]) => !isSold)).toEqual([])
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

test('a minishop is opened by its user name: its owner, notice and map', async () => {
  await openPage('/?mall_web_user=sunin21')
  expect(shop().getByRole('heading', { name: /선인컴퓨터21/ })).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('선인컴퓨터21')
  expect(document.title).toBe('선인컴퓨터21 미니샵 | 저울')
  expect(shop().getByText(/평일 오후 3시까지 주문하면 그날 보내 드려요/)).toBeTruthy()
  const map = shop().getByRole('link', { name: /지도 보기/ })
  expect(map.getAttribute('href')).toMatch(/^https:\/\/map\.kakao\.com\//)
  expect(within(screen.getByRole('banner')).getByRole('img', { name: '선인컴퓨터21' })).toBeTruthy()
})

test.each(['/item/{id}?', '/compare?items={id}&', '/reviews/{id}?'])(
  'regression: %s opened by the name of a minishop requested the product of the site',
  async path => {
    const list = await fetch(`${hosts.main}/front/v3/items?cate_id=24&idx_b_manager=19`)
    const [{ item_id: id }] = (await list.json()).result.items
    const requests: string[] = []
    mockHosts.events.on('request:start', ({ request: { url } }) =>
      requests.push(url.replace(hosts.second, '')),
    )
    const { status, body } = await render(`${path.replace('{id}', id)}mall_web_user=gajeonland`)
    mockHosts.events.removeAllListeners()
    const product = `/desktop/v1/shopping/items/${id}?`
    expect(requests.filter(url => url.startsWith(product))).toEqual([`${product}idx_b_manager=19`])
    expect(status).toBe(200)
    // Only what the minishop sells is related.
    const [, related = ''] = body.split(/>관련 상품</)
    const ids = [...related.matchAll(/href="\/item\/(\d+)/g)].map(([, itemId]) => itemId)
    const { result } = await (await fetch(`${hosts.main}/front/v3/items?idx_b_manager=19&limit=999`)).json()
    const own = new Set(result.items.map(({ item_id }: { item_id: string }) => item_id))
    expect(ids.filter(itemId => !own.has(itemId))).toEqual([])
    expect(ids.length > 0).toBe(path.startsWith('/item'))
  },
)

test('regression: its header had a banner of the whole site, which led to an empty list', async () => {
  const bannerLink = () => within(screen.getByRole('banner')).queryByRole('link', { name: /모음$/ })
  await openPage('/?mall_web_user=sunin21')
  expect(bannerLink()).toBeNull()
  await openPage('/')
  expect(bannerLink()).toBeTruthy()
})

test('its list links to the other site, and its products stay in it', async () => {
  const { body } = await render('/list/24?idx_b_manager=19&sort=low')
  expect(body).toMatch(/href="[^"]*\/list\/24\?idx_b_manager=19&amp;sort=low[^"]*view=mobile"/)
  const [, item] = /<h2 class="name"><a href="([^"]+)"/.exec(body) ?? []
  expect(item).toMatch(/^\/item\/\d+\?idx_b_manager=19$/)
})

test('one that cannot be loaded says so, and can be retried', async () => {
  breakDown(operations.getMinishop)
  await openPage('/?mall_web_user=sunin21')
  expect(shop().getByRole('alert').textContent).toContain('미니샵 정보를 불러오지 못했어요')
  mockHosts.resetHandlers()
  await press('다시 시도')
  expect(await shop().findByRole('heading', { name: /선인컴퓨터21/ })).toBeTruthy()
})

describe('regression: a minishop whose number could not be looked up showed the products and prices of the site', () => {
  const message = () => screen.findByText('미니샵을 불러오지 못했어요')
  const rows = (html: string) => html.match(/href="\/item\/\d+/g) ?? []

  test.each(['/list/111213?', '/search?keyword=ssd&', '/?', '/item/1?popup=1&', '/compare?items=1,2&'])(
    'the server answers 503 for %s, with a way out',
    async path => {
      breakDown(operations.findManager)
      const { status, isComplete, head, body } = await render(`${path}mall_web_user=sunin21`)
      expect({ status, isComplete }).toEqual({ status: 503, isComplete: false })
      expect(head).toContain('<title>미니샵을 불러오지 못했어요 | 저울</title>')
      expect(body.match(/불러오지 못했어요|저울 전체에서 보기/g)).toEqual([
        '불러오지 못했어요',
        '저울 전체에서 보기',
      ])
      expect(rows(body).filter(href => !path.startsWith(href.slice(6)))).toEqual([])
    },
  )

  const shown = () => waitFor(() => expect(rows(document.body.innerHTML)).not.toEqual([]))

  test('and the browser’s retry shows the page', async () => {
    breakDown(operations.findManager)
    const { requests } = await openPage('/list/24?mall_web_user=gajeonland')
    await message()
    mockHosts.resetHandlers()
    await press('다시 시도')
    await shown()
    const asked = requests.filter(url => url.startsWith('/front/v3/items'))
    expect(asked.filter(url => !url.includes('idx_b_manager=19'))).toEqual([])
  })

  test('nor does a link into it', async () => {
    const { requests } = await openPage('/list/111213')
    breakDown(operations.findManager, 503)
    const before = requests.length
    const link = document.createElement('a')
    link.href = '/list/24?mall_web_user=gajeonland'
    document.querySelector('main')?.append(link)
    await act(async () => fireEvent.click(link))
    await message()
    expect(rows(document.querySelector('main')?.innerHTML ?? '')).toEqual([])
    expect(requests.slice(before).filter(url => url.startsWith('/front/v3/items'))).toEqual([])
    expect(screen.getByRole('link', { name: '저울 전체에서 보기' }).getAttribute('href')).toBe('/list/24')
    mockHosts.resetHandlers()
    await press('다시 시도')
    await shown()
  })
})

describe('the zzim of a minishop', () => {
  const token = 'jeoul-mock-token-2'
  afterEach(() => {
    document.cookie = 'auth_token=; max-age=0'
  })
  const open = () =>
    openPage('/?mall_web_user=ramdepot', { token }, () => {
      document.cookie = `auth_token=${token}`
    })
  const zzim = () => shop().getByRole('button', { name: /미니샵 찜/ })
  const isSaved = () => zzim().getAttribute('aria-pressed')

  test('is saved, and reverted with a message on failure', async () => {
    await open()
    expect(isSaved()).toBe('false')
    await act(async () => fireEvent.click(zzim()))
    await waitFor(() => expect(isSaved()).toBe('true'))
    await vi.waitFor(async () =>
      expect((await render('/?mall_web_user=ramdepot', { token })).body).toMatch(
        /aria-pressed="true"[^>]*>[^가-힣]*.*미니샵 찜/,
      ),
    )
    breakDown(operations.setMinishopZzim)
    await act(async () => fireEvent.click(zzim()))
    await screen.findByText('찜을 저장하지 못해 되돌렸어요.')
    expect(isSaved()).toBe('true')
  })
})

import { getProductFx } from '@jeoul/api'
import { addressOfEveryPage, breakDown, mockHosts, operations, play, type Visit } from '@jeoul/testing'
import { testComparedRows } from '@jeoul/testing/compared-rows'
import { testMembersPages } from '@jeoul/testing/members-pages'
import { testFigures } from '@jeoul/testing/untranslated-figures'
import { createWatch } from 'effector'
import { type HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { render } from './testing/render.ts'

const logged = vi.spyOn(console, 'error')
beforeEach(() => {
  logged.mockReset().mockImplementation(() => {})
})
afterEach(() => {
  mockHosts.events.removeAllListeners()
})

/** The visible text, without markup. */
const textOf = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
const count = (html: string, part: string) => html.split(part).length - 1

describe('the list of a category', () => {
  test('is complete without scripts: its categories, products and filters', async () => {
    const { status, head, body } = await render('/list/111213')
    const text = textOf(body)
    expect(status).toBe(200)
    expect(head).toContain('<title>그래픽카드 가격비교 | 저울</title>')
    expect(head).toContain('<link rel="canonical" href="http://localhost:3000/list/111213">')
    expect(head).toContain('"@type":"ItemList"')
    expect(text).toContain('총 45개')
    expect(text).toContain('PC부품·저장장치')
    expect(count(body, '더보기"')).toBe(33)
    expect(count(body, '>광고<')).toBe(3)
    for (const filter of ['제조사', '가격', '칩셋']) expect(body).toContain(`<legend>${filter}</legend>`)
    expect(logged).not.toHaveBeenCalled()
  })

  test('sends eleven requests, each once', async () => {
    const requests: string[] = []
    mockHosts.events.on('request:start', ({ request }) => requests.push(new URL(request.url).pathname))
    await render('/list/111213')
    expect(requests.sort()).toEqual([
      '/desktop/v1/logo/1/',
      '/front/v1/event/category/111213',
      '/front/v1/item/getSchPrice',
      '/front/v1/item/spec/111213',
      '/front/v1/medium/view/111213',
      '/front/v2/banner/header',
      '/front/v2/board/main/notice',
      '/front/v2/common/aside/111213',
      '/front/v3/curation/111213/1',
      '/front/v3/item/cate',
      '/front/v3/items',
    ])
  })

  test('narrowed by a choice says what was chosen, and has the plain list as its canonical page', async () => {
    const { status, head, body } = await render('/list/111213?maker=3')
    expect(status).toBe(200)
    expect(textOf(body)).toContain('총 13개')
    expect(body).toContain('aria-label="ASUS 해제"')
    expect(head).toContain('<link rel="canonical" href="http://localhost:3000/list/111213">')
    expect(head).toContain('noindex')
    expect(head).not.toContain('ld+json')
  })

  test.each([
    ['a page beyond the last', '?page=99', '99페이지에는 상품이 없어요'],
    ['words that no product has', '?kwd=zzzz', '조건에 모두 맞는 상품이 없어요'],
    ['a choice named like what every object inherits', '?spec=__proto__:1', '조건에 모두 맞는 상품이 없어요'],
  ])('for %s says so, and links on', async (_, search, words) => {
    const { status, body } = await render(`/list/111213${search}`)
    expect(status).toBe(200)
    expect(textOf(body)).toContain(words)
    expect(body).toContain('href="/list/111213"')
  })

  test('of more than ten pages links to the next ten and to the last one', async () => {
    const { body } = await render('/search?keyword=a')
    expect(body).toContain('href="/search?keyword=a&amp;page=11" aria-label="다음 10페이지"')
    const lastPage = body.match(/page=(\d+)" aria-label="마지막 페이지"/)?.[1]
    const total = Number(/총 ([\d,]+)개/.exec(textOf(body))?.[1]?.replaceAll(',', ''))
    expect(Number(lastPage)).toBe(Math.ceil(total / 30))
    const { body: last } = await render(`/search?keyword=a&page=${lastPage}`)
    expect(last).toContain('href="/search?keyword=a" aria-label="첫 페이지"')
    const before = Math.floor((Number(lastPage) - 1) / 10) * 10
    expect(last).toContain(`href="/search?keyword=a&amp;page=${before}" aria-label="이전 10페이지"`)
    expect(last).not.toContain('마지막 페이지')
  })

  test('ignores malformed values', async () => {
    const plain = await render('/list/111213')
    const malformed = await render(
      '/list/111213?page=-1&sort=%00&size=31&min=1e9&maker=%3Cscript%3E&spec=a&type=%',
    )
    expect(malformed.status).toBe(200)
    expect(malformed.head).toBe(plain.head)
    expect(textOf(malformed.body)).toBe(textOf(plain.body))
  })
})

describe('what does not exist', () => {
  test.each([
    ['a category that its tree does not hold', '/list/999999', '찾으시는 카테고리가 없어요'],
    ['a category that is no number', '/list/%3Cscript%3E', '찾으시는 카테고리가 없어요'],
    ['an item', '/item/1', '찾으시는 상품이 없어요'],
    ['an item that is no number', '/item/abc', '찾으시는 상품이 없어요'],
    ['a page', '/terms', '찾으시는 페이지가 없어요'],
  ])('%s is 404, with links', async (_, url, words) => {
    const { status, head, body } = await render(url)
    expect(status).toBe(404)
    expect(head).toContain('noindex')
    expect(body).toContain(`<h1>${words}</h1>`)
    expect(body).toContain('href="/list/11"')
    expect(body).not.toContain('<script')
  })
})

test('the home page contains every department of both trees, by one call', async () => {
  const { status, body } = await render('/')
  expect(status).toBe(200)
  const [, main = ''] = body.split('<main')
  for (const department of [...Array(8).keys()].flatMap(place => [`1${place + 1}`, `2${place + 1}`])) {
    expect(main).toContain(`href="/list/${department}"`)
  }
})

describe('when hosts are down', () => {
  test('a list without its products is 503, says so, and shows everything else', async () => {
    breakDown(operations.getItems)
    const { status, head, body } = await render('/list/111213')
    expect(status).toBe(503)
    expect(head).toContain('noindex')
    expect(textOf(body)).toContain('상품 목록을 불러오지 못했어요')
    expect(body).toContain('<legend>칩셋</legend>')
  })

  test('a category whose tree could not be loaded is not called unknown', async () => {
    breakDown(operations.getCategories, 503)
    const { status, body } = await render('/list/111213')
    expect(status).toBe(200)
    expect(textOf(body)).toContain('총 45개')
  })

  test.each(['/', '/list/111213', '/item/1', '/terms'])('%s still has its shell', async url => {
    breakDown(operations.everything, 503)
    const { body } = await render(url)
    expect(body).toContain('<header')
    expect(body).toContain('모바일 화면으로 보기')
    expect(body).toContain('role="alert"')
  })

  test.each([
    ...[
      'lying-success',
      'null-result',
      'malformed-json',
      'wrong-types',
      'extra-fields',
      'html-error',
      'offline',
    ],
    ...[
      'empty-lists',
      'sold-out',
      'card-prices-missing',
      'big-prices',
      'no-images',
      'huge-texts',
      'rate-limited',
    ],
  ])('the home page, lists and products are served while the mock plays %s', async scenario => {
    play(scenario)
    for (const url of ['/', '/list/111213', '/list/111213?type=card&sort=low', '/item/1']) {
      const { body } = await render(url)
      expect(body).toContain('<header')
      expect(body).toContain('<main')
    }
  })

  test('a page whose products are late is served as unavailable, and the browser loads them', async () => {
    const late = new AbortController()
    mockHosts.use(
      http.get(operations.getItems, () => {
        late.abort()
        return new Promise<HttpResponse<null>>(() => {})
      }),
    )
    const { status, body } = await render('/list/111213', { signal: late.signal })
    expect(status).toBe(503)
    expect(body).toContain('상품을 불러오는 중이에요')
    expect(logged).not.toHaveBeenCalled()
  })

  test.each([
    '/list/111213',
    '/search?keyword=rtx',
    '/',
    '/item/1',
    '/notice',
    '/notice/1',
    '/estimate?e=1.1',
  ])(
    '"Late is said": %s is unavailable while what it is for is late, instead of a page to be forgotten',
    async url => {
      const { status } = await render(url, { signal: AbortSignal.abort() })
      expect(status).toBe(503)
    },
  )

  test('a product whose offers are late is served with its price, as a page that nobody keeps', async () => {
    const { item } = await addressOfEveryPage()
    const late = new AbortController()
    mockHosts.use(http.get(operations.getMalls, () => new Promise<HttpResponse<null>>(() => {})))
    const stop = createWatch({ unit: getProductFx.done, fn: () => late.abort() })
    const { status, isComplete, body } = await render(item, { signal: late.signal })
    stop()
    expect([status, isComplete]).toEqual([200, false])
    expect(body).toMatch(/data-price-block.*최저가.*[\d,]{5,}<small>원/)
  })

  test.each(['/list/111213', '/item/1', '/reviews/1', '/link/1/162', '/compare?items=1,2'])(
    '%s says when its hosts take long',
    async url => {
      const { body } = await render(url, { signal: AbortSignal.abort() })
      expect(body).toContain('aria-busy="true"')
    },
  )
})

describe('"A logged-in user is identified by a cookie named auth_token"', () => {
  testMembersPages(render)
  testFigures(render)
  testComparedRows(render)

  test.each([
    ['is unknown', () => {}, 'nobody'],
    ['has expired, and is refused even where visitors get an answer', () => play('expired-token'), 'old'],
  ])('whose token %s gets the page of an anonymous visitor', async (_, begin, token) => {
    const anonymous = await render('/list/111213')
    begin()
    const { status, isLogged, body, data } = await render('/list/111213', { token })
    expect([status, isLogged]).toEqual([200, false])
    expect(body).toContain('http://login.test/in?return=')
    expect([body, data]).toEqual([anonymous.body, anonymous.data])
  })
})

test('concurrent visitors get the same pages as alone', async () => {
  const addresses = Object.values(await addressOfEveryPage())
  const visits = addresses.flatMap((url, index): [string, Visit][] => [
    [url, { token: `jeoul-mock-token-${index + 1}` }],
    [`${url}${url.includes('?') ? '&' : '?'}idx_b_manager=19`, {}],
  ])
  // The order of stores in a page's data follows the order of the answers.
  const sentTo = async (visit: [string, Visit]) => {
    const { status, head, body, data } = await render(...visit)
    return { address: visit[0], status, head, body, data: JSON.parse(data) }
  }
  const together = await Promise.all(visits.map(sentTo))
  for (const [index, visit] of visits.entries()) expect(together[index]).toEqual(await sentTo(visit))
})

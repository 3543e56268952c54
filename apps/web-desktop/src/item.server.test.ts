import { breakDown, findItems, hosts, mockHosts, operations } from '@jeoul/testing'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { render } from './testing/render.ts'

const { popular, discontinued, assembledPc } = await findItems()
const logged = vi.spyOn(console, 'error')
beforeEach(() => {
  logged.mockReset().mockImplementation(() => {})
})

const pageOf = ({ item_id }: { readonly item_id: string }) => `/item/${item_id}`
/** The visible text, without markup. */
const textOf = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
const count = (html: string, part: string) => html.split(part).length - 1
const dataOf = (head: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(head)?.[1] ?? '{}')

describe('a product', () => {
  test('"server-rendered HTML holds the price block and the first ten offers"', async () => {
    const { status, body } = await render(pageOf(popular))
    const text = textOf(body)
    expect(status).toBe(200)
    expect(body).toContain(`>${popular.name}</h1>`)
    expect(text).toMatch(/ 최저가 [\d,]+ 원/)
    // The server does not know the shopper's terms: only the order is called 내 결제가순.
    expect(text).not.toMatch(/내 결제가(?!순)/)
    expect(text).toContain(`현금 최저가 ${popular.cash?.toLocaleString('en')} 원`)
    expect(count(body, 'class="go"')).toBe(10)
    expect(text).toContain(`나머지 몰 ${popular.mall_count - 10}곳 더보기`)
    for (const spec of popular.key_specs) expect(text).toContain(spec)
    expect(logged).not.toHaveBeenCalled()
  })

  test('has metadata for other sites: "Product/AggregateOffer, Open Graph from metaTags"', async () => {
    const { head } = await render(pageOf(popular))
    expect(head).toContain(`<meta property="og:image" content="${popular.image}">`)
    expect(head).toContain('<meta property="og:type" content="product">')
    expect(dataOf(head)).toMatchObject({
      '@type': 'Product',
      name: popular.name,
      offers: {
        '@type': 'AggregateOffer',
        lowPrice: popular.lowest?.any.total,
        offerCount: popular.mall_count,
      },
    })
  })

  test('sends three requests besides those of the shell, each once', async () => {
    const requests: string[] = []
    mockHosts.events.on('request:start', ({ request }) => {
      const { pathname, search } = new URL(request.url)
      requests.push(pathname + search)
    })
    await render(pageOf(popular))
    mockHosts.events.removeAllListeners()
    const item = `/desktop/v1/shopping/items/${popular.item_id}`
    expect(new Set(requests).size).toBe(requests.length)
    expect(requests.filter(address => address.startsWith(item)).sort()).toEqual([
      `${item}/malls/all?delivery_price=0&on_sale=0&sort=low`,
      `${item}/malls/all?delivery_price=0&on_sale=1&sort=low`,
      `${item}?idx_b_manager=1`,
    ])
  })

  test.each([
    ['card', '카드 판매가', '할인과 배송비는 빼고 정렬해요. 광고 몰도 같은 기준이에요.'],
    ['delivery', '판매가', '할인과 지역 추가 배송비는 빼고 정렬해요. 광고 몰도 같은 기준이에요.'],
  ])('has its tab in the address: %s', async (tab, column, basis) => {
    const text = textOf((await render(`${pageOf(popular)}?tab=${tab}`)).body)
    expect(text).toContain(column)
    expect(text).toContain(basis)
  })

  test('"popup variant without header and footer"', async () => {
    const { body } = await render(`${pageOf(popular)}?popup=1`)
    expect(body).toContain(`>${popular.name}</h1>`)
    expect(body).not.toMatch(/<header class="[^"]*header|<footer/)
  })
})

test('among its variants the open product is marked as the current one, and discontinued ones are folded', async () => {
  const answer = await fetch(`${hosts.second}/desktop/v1/shopping/items/${popular.item_id}`)
  const { result, ...rest } = await answer.json()
  const variant = (item_id: string, label: string, state: number) => ({
    ...{ item_id, label, state },
    ...{ cash: state && 900_000, card: null },
  })
  const variants = [variant('1', '8GB', 3), variant('2', '4GB', 0)]
  mockHosts.use(
    http.get(operations.getProduct, () =>
      HttpResponse.json({ ...rest, result: { ...result, variants, variant_label: '16GB' } }),
    ),
  )
  const { body } = await render(pageOf(popular))
  const [section = ''] = /<section[^>]*aria-labelledby="variants-title".*?<\/section>/s.exec(body) ?? []
  const current = [...section.matchAll(/<(\w+)[^>]*aria-current="true"[^>]*>(.*?)<\/\1>/gs)]
  expect(current.map(([, tag, content = '']) => [tag, textOf(content)])).toEqual([
    ['strong', expect.stringMatching(/^ 16GB /)],
  ])
  const [folded = ''] = /<details>.*?<\/details>/s.exec(section) ?? []
  expect(textOf(folded)).toMatch(/^ 단종 1개 4GB 단종/)
  expect(section.replace(folded, '')).toContain('href="/item/1"')
  expect(section.replace(folded, '')).not.toContain('href="/item/2"')
})

test('a discontinued product says so, shows no price, and suggests what to buy instead', async () => {
  const { status, head, body } = await render(pageOf(discontinued))
  const text = textOf(body)
  expect(status).toBe(200)
  expect(text).toContain('단종')
  expect(text).not.toContain('결제가')
  expect(text).not.toMatch(/ 0 원/)
  expect(text.indexOf('관련 상품')).toBeLessThan(text.indexOf('지금 판매하는 몰이 없어요'))
  expect(dataOf(head).offers).toMatchObject({ availability: 'https://schema.org/Discontinued' })
})

test('an assembled PC can be changed', async () => {
  const text = textOf((await render(pageOf(assembledPc))).body)
  expect(text).toContain('옵션 변경')
  expect(text).toContain('기본 구성')
  expect(text).toContain('합계')
})

describe('when the hosts fail', () => {
  test('without the product the offers are shown, and the page has an error status', async () => {
    breakDown(operations.getProduct)
    const { status, head, body } = await render(pageOf(popular))
    expect(status).toBe(503)
    expect(head).toContain('noindex')
    expect(textOf(body)).toContain('상품 정보를 불러오지 못했어요')
    expect(count(body, 'class="go"')).toBe(10)
  })

  test('without the offers the product is shown', async () => {
    breakDown(operations.getMalls)
    const { status, body } = await render(pageOf(popular))
    expect(status).toBe(200)
    expect(body).toContain(`>${popular.name}</h1>`)
    expect(textOf(body)).toContain('몰별 가격을 불러오지 못했어요')
  })
})

test('a minishop’s own offer comes first and says so; the canonical page is the site’s', async () => {
  const list = await fetch(`${hosts.main}/front/v3/items?cate_id=24&idx_b_manager=19`)
  const items: readonly { item_id: string; mall_count: number }[] = (await list.json()).result.items
  const soldByOthers = items.find(({ mall_count }) => mall_count > 1)
  const { head, body } = await render(`/item/${soldByOthers?.item_id}?idx_b_manager=19`)
  expect(head).toContain(`<link rel="canonical" href="http://localhost:3000/item/${soldByOthers?.item_id}">`)
  const [, offers = ''] = body.split('id="offers"')
  const rows = [...offers.matchAll(/<tr.*?<\/tr>/gs)].map(([row]) => row)
  const isOwn = rows.filter(row => row.includes('class="go"')).map(row => row.includes('보고 있는 미니샵'))
  expect(isOwn.length).toBeGreaterThan(1)
  expect(isOwn).toEqual([true, ...isOwn.slice(1).map(() => false)])
})

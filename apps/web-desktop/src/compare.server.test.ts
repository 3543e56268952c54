import { breakDown, findItems, mockHosts, operations } from '@jeoul/testing'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { render } from './testing/render.ts'

const { forSale, assembledPc, discontinued } = await findItems()
const logged = vi.spyOn(console, 'error')
beforeEach(() => {
  logged.mockReset().mockImplementation(() => {})
})

const three = forSale.slice(0, 3)
const address = (...items: readonly { readonly item_id: string }[]) =>
  `/compare?items=${items.map(({ item_id }) => item_id).join(',')}`
/** The visible text, without markup. */
const textOf = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
const count = (html: string, part: string) => html.split(part).length - 1

describe('a comparison', () => {
  test('is rendered in full: products, prices, offers and specifications', async () => {
    const { status, head, body } = await render(address(...three))
    const text = textOf(body)
    expect(status).toBe(200)
    for (const { name } of three) expect(body).toContain(`>${name}</a>`)
    expect(count(body, '왜 이 가격?')).toBe(3)
    expect(text).toContain('이 중 최저가')
    expect(text).toContain('칩셋')
    expect(head).toContain(`<title>${three[0]?.name} 외 2개 비교 | 저울</title>`)
    expect(head).toContain('noindex')
    expect(logged).not.toHaveBeenCalled()
  })

  test('"only differing rows by default", all of them at its own address', async () => {
    const differing = textOf((await render(address(...three))).body)
    const all = textOf((await render(`${address(...three)}&rows=all`)).body)
    expect(differing).not.toContain('카테고리 그래픽카드')
    expect(all).toContain('카테고리 그래픽카드')
  })

  test('requests each product once, and its offers twice', async () => {
    const requests: string[] = []
    mockHosts.events.on('request:start', ({ request }) => {
      requests.push(new URL(request.url).pathname)
    })
    await render(address(...three))
    mockHosts.events.removeAllListeners()
    const items = requests.filter(path => path.startsWith('/desktop/v1/shopping/items/'))
    expect(items).toHaveLength(9)
  })

  test('"products of different categories compare on what they share and say so"', async () => {
    const text = textOf((await render(`${address(...forSale.slice(0, 1), assembledPc)}&rows=all`)).body)
    expect(text).toContain('카테고리가 다른 상품이 있어 뜻이 같은 사양만 나란히 놓았어요.')
    expect(text).toMatch(/전원 포트 \S.* – 정보 없음/)
  })

  test('a product that is not for sale shows its label, never 0원', async () => {
    const text = textOf((await render(address(...forSale.slice(0, 1), discontinued))).body)
    expect(text).toMatch(/ 결제가 [\d,]+ 원 .* 단종 지난 가격 지금 살까요/)
    expect(text).not.toContain('결제가 0 원')
    expect(text).not.toContain('내 결제가')
  })
})

describe('an address', () => {
  test.each([
    ['without products', '/compare', '비교할 상품을 두 개 이상 골라 주세요'],
    ['of nonsense', '/compare?items=<script>,-1,;&rows=7', '비교할 상품을 두 개 이상 골라 주세요'],
    ['of one product', address(...forSale.slice(0, 1)), '비교할 상품을 하나 더 골라 주세요'],
  ])('%s says how to pick', async (_, url, words) => {
    const { status, body } = await render(url)
    expect(status).toBe(200)
    expect(textOf(body)).toContain(words)
    expect(body).not.toContain('<table')
  })

  test('with ten products compares the first eight, and "ten ids say that two were left out"', async () => {
    const { body } = await render(address(...forSale.slice(0, 10)))
    expect(textOf(body)).toContain('상품 8개 비교')
    expect(textOf(body)).toContain('나머지 2개는 뺐어요')
    expect(textOf((await render(address(...forSale.slice(0, 8)))).body)).not.toContain('뺐어요')
  })

  test('with an unknown product says so, and compares the others', async () => {
    const { status, body } = await render(address(...forSale.slice(0, 2), { item_id: '999' }))
    expect(status).toBe(200)
    expect(textOf(body)).toContain('999번 상품은 없어요')
    expect(count(body, '왜 이 가격?')).toBe(2)
  })
})

describe('when the hosts fail', () => {
  test('one product fails alone', async () => {
    const [one, other] = three
    mockHosts.use(
      http.get(operations.getProduct, ({ params }) =>
        params.id === one?.item_id ? HttpResponse.json({ success: false }, { status: 500 }) : undefined,
      ),
    )
    const { status, body } = await render(address(...three.slice(0, 2)))
    expect(status).toBe(200)
    expect(textOf(body)).toContain('상품을 불러오지 못했어요.')
    expect(body).toContain(`>${other?.name}</a>`)
  })

  test('without any product the page has an error status', async () => {
    breakDown(operations.getProduct)
    const { status, body } = await render(address(...three))
    expect(status).toBe(503)
    expect(count(body, '상품을 불러오지 못했어요.')).toBe(3)
  })

  test('without offers the specifications are shown', async () => {
    breakDown(operations.getMalls)
    const text = textOf((await render(address(...three))).body)
    expect(text).toContain('가격을 불러오지 못했어요.')
    expect(text).toContain('칩셋')
  })
})

// @vitest-environment-options { "settings": { "fetch": { "disableSameOriginPolicy": true } } }
import type { Product } from '@jeoul/api/types'
import { breakDown, findItems, found, hosts, mockHosts, operations } from '@jeoul/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openPage } from './testing/open-page.ts'

const { forSale } = await findItems()
const [one, two, three] = forSale
if (!one || !two || !three) throw new Error('the catalogue has too few cards')
const cards = [one, two, three]
const address = `/compare?items=${cards.map(({ item_id }) => item_id).join(',')}`
const logged = vi.spyOn(console, 'error')
beforeEach(() => {
  logged.mockReset().mockImplementation(() => {})
  localStorage.clear()
})

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const table = () => within(screen.getByRole('table', { name: /개 비교$/ }))
const names = () =>
  table()
    .getAllByRole('columnheader')
    .slice(1)
    // Beside the name is the way to a window of its own.
    .map(header => (header.querySelector('a') ?? header).textContent)
const items = () => new URLSearchParams(location.search).get('items')?.split(',')
const totals = () =>
  within(table().getByRole('row', { name: /^(내 )?결제가/ }))
    .getAllByRole('cell')
    .map(({ textContent }) => /^[\d,]+/.exec(textContent ?? '')?.[0])

test.each([address, `${address}&rows=all`, '/compare', `${address},999`])(
  '%s is the one that the server sent, and asks for nothing again',
  async url => {
    const { requests, sent } = await openPage(url)
    expect(document.getElementById('root')?.innerHTML).toBe(sent)
    expect(requests).toEqual([])
  },
)

test('"지금 살까요? on compare": one line a product, by one request, which leads to its price history', async () => {
  const { sent } = await openPage(address)
  const lines = table().getAllByRole('link', { name: /^지금 살까요\? 관측 \d+일 중/ })
  expect(lines.map(line => line.getAttribute('href'))).toEqual(
    cards.map(({ item_id }) => `/item/${item_id}#history`),
  )
  expect(sent).toContain('지금 살까요?')
})

test('the browser requests what the server did not wait for', async () => {
  const { requests } = await openPage(address, { signal: AbortSignal.abort() })
  await waitFor(() => expect(totals()).toHaveLength(3))
  await waitFor(() => expect(totals().every(total => total !== undefined)).toBe(true))
  expect(new Set(requests).size).toBe(requests.length)
  expect(names()).toEqual(cards.map(({ name }) => name))
})

test('a price shows its difference from the lowest, which is marked', async () => {
  await openPage(address)
  const won = (text: string | undefined) => Number(text?.replaceAll(',', ''))
  const lowest = Math.min(...totals().map(won))
  const cells = within(table().getByRole('row', { name: /^(내 )?결제가/ })).getAllByRole('cell')
  const gaps = cells.map(({ textContent }) => /(?:\+[\d,]+원|이 중 최저가)/.exec(textContent ?? '')?.[0])
  const expected = totals().map(total => {
    const gap = won(total) - lowest
    return gap === 0 ? '이 중 최저가' : `+${gap.toLocaleString('en-US')}원`
  })
  expect(gaps).toEqual(expected)
})

test('regression: a badge stood in the middle between its mall and the price', async () => {
  await openPage(address)
  const row = within(table().getByRole('row', { name: /^다른 몰/ }))
  const [badge] = row.getAllByText(/^(쿠폰|카드|현금|광고|회원 할인 있음)$/)
  expect(badge?.parentElement?.textContent).not.toBe(badge?.textContent)
  expect(badge?.parentElement?.textContent).not.toContain('원')
})

/** Makes the host's answer for the second product another one. */
async function changeSecond(change: (result: Product) => Product) {
  const answer = await fetch(`${hosts.second}/desktop/v1/shopping/items/${two?.item_id}`)
  const { result, ...body } = await answer.json()
  mockHosts.use(
    http.get(operations.getProduct, ({ params }) =>
      params.id === two?.item_id ? HttpResponse.json({ ...body, result: change(result) }) : undefined,
    ),
  )
}

test.each([
  ['(정품)', '정품'],
  ['(벌크)', '벌크: 포장 없이 배송돼요. 보증 기간과 A/S는 몰에서 확인해 주세요.'],
  ['(해외구매)', '해외구매: 관세·부가세가 붙을 수 있고, 국내 A/S가 어려울 수 있어요.'],
])('with a product whose name ends in %s there is a row on how each is sold', async (ending, words) => {
  await changeSecond(({ item, ...result }) => ({
    ...result,
    item: { ...item, name: `${item.name} ${ending}` },
  }))
  await openPage(address)
  const cells = within(table().getByRole('row', { name: /^판매 방식/ })).getAllByRole('cell')
  expect(cells.map(({ textContent }) => textContent)).toEqual(['일반', words, '일반'])
})

test('products that are sold as usual have no row for it', async () => {
  await openPage(address)
  expect(table().queryByRole('row', { name: /^판매 방식/ })).toBeNull()
})

test('a missing specification is read aloud as such', async () => {
  await changeSecond(result => ({ ...result, specData: [] }))
  await openPage(`${address}&rows=all`)
  expect(table().getAllByRole('cell', { name: '정보 없음' }).length).toBeGreaterThan(0)
})

describe('the order', () => {
  test('is changed by a press, announced, and written to the address', async () => {
    const { requests } = await openPage(address)
    const before = history.length
    fireEvent.click(button(`${one.name} 오른쪽으로`))
    await waitFor(() => expect(items()).toEqual([two.item_id, one.item_id, three.item_id]))
    expect(names()).toEqual([two.name, one.name, three.name])
    expect(screen.getByText(`${one.name}, 3개 중 2번째`)).toBeTruthy()
    expect(document.activeElement).toBe(button(`${one.name} 오른쪽으로`))
    expect(history.length).toBe(before)
    expect(requests).toEqual([])
  })

  test('is changed by arrow keys, up to the ends', async () => {
    await openPage(address)
    fireEvent.keyDown(button(`${three.name} 왼쪽으로`), { key: 'ArrowLeft' })
    await waitFor(() => expect(names()).toEqual([one.name, three.name, two.name]))
    fireEvent.keyDown(button(`${three.name} 왼쪽으로`), { key: 'ArrowLeft' })
    await waitFor(() => expect(names()).toEqual([three.name, one.name, two.name]))
    fireEvent.keyDown(button(`${three.name} 왼쪽으로`), { key: 'ArrowLeft' })
    fireEvent.click(button(`${three.name} 왼쪽으로`))
    expect(names()).toEqual([three.name, one.name, two.name])
    expect(button(`${three.name} 왼쪽으로`).getAttribute('aria-disabled')).toBe('true')
  })

  test('is changed by dragging a column', async () => {
    await openPage(address)
    const columns = () =>
      within(found(table().getAllByRole('row')[0]))
        .getAllByRole('cell')
        .slice(1)
    const dataTransfer = { setData: vi.fn(), effectAllowed: '' }
    const [first, , last] = columns()
    fireEvent.dragStart(found(first), { dataTransfer })
    fireEvent.dragOver(found(last), { dataTransfer })
    fireEvent.drop(found(last), { dataTransfer })
    await waitFor(() => expect(names()).toEqual([two.name, three.name, one.name]))
  })
})

test('a product is removed, until too few are left', async () => {
  await openPage(address)
  fireEvent.click(button(`${two.name} 비교에서 빼기`))
  await waitFor(() => expect(items()).toEqual([one.item_id, three.item_id]))
  expect(screen.getByText(`${two.name}, 비교에서 뺐어요.`)).toBeTruthy()
  fireEvent.click(button(`${three.name} 비교에서 빼기`))
  expect(await screen.findByText('비교할 상품을 하나 더 골라 주세요')).toBeTruthy()
  expect(screen.getByRole('link', { name: '같은 카테고리에서 고르기' }).getAttribute('href')).toBe(
    `/list/${one.cate_id}`,
  )
})

test('all rows have their own address, and Back returns', async () => {
  await openPage(address)
  const rows = table().getAllByRole('row').length
  fireEvent.click(screen.getByRole('link', { name: /^모든 사양/ }))
  await waitFor(() => expect(location.search).toMatch(/&rows=all$/))
  expect(table().getAllByRole('row').length).toBeGreaterThan(rows)
})

test('"rank by it at once": 내 결제조건 change what each product costs', async () => {
  await openPage(address)
  const before = totals()
  fireEvent.click(button('바꾸기'))
  const layer = within(await screen.findByRole('dialog', { name: '내 결제조건' }))
  fireEvent.click(layer.getByLabelText('도서·산간'))
  await waitFor(() => expect(totals()).not.toEqual(before))
})

describe('when the hosts fail', () => {
  test('one product fails alone, and can be retried', async () => {
    mockHosts.use(
      http.get(operations.getProduct, ({ params }) =>
        params.id === two.item_id ? HttpResponse.json({ success: false }, { status: 500 }) : undefined,
      ),
    )
    const { requests } = await openPage(address)
    expect(names()[1]).toContain('상품을 불러오지 못했어요.')
    mockHosts.resetHandlers()
    fireEvent.click(button(`${two.item_id}번 상품 다시 시도`))
    await waitFor(() => expect(names()).toEqual(cards.map(({ name }) => name)))
    expect(requests).toEqual([`/desktop/v1/shopping/items/${two.item_id}?idx_b_manager=1`])
  })

  test('prices that could not be loaded can be retried', async () => {
    breakDown(operations.getMalls)
    await openPage(address)
    mockHosts.resetHandlers()
    const [retry] = table().getAllByRole('button', { name: '다시 시도' })
    fireEvent.click(found(retry))
    await waitFor(() => expect(totals()[0]).toMatch(/\d/))
    expect(totals()[1]).toBeUndefined()
  })
})

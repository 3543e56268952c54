import { breakDown, findItems, found, mockHosts, operations } from '@jeoul/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openPage } from './testing/open-page.ts'

const { forSale } = await findItems()
const [one, two, three] = forSale
if (!one || !two || !three) throw new Error('the catalogue has too few cards')
const cards = [one, two, three]
const address = `/compare?items=${cards.map(({ item_id }) => item_id).join(',')}`
const itemPage = `/item/${one.item_id}`
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
/** The drawer's categories are asked for on every page, once it is idle. */
const withoutDrawer = (requests: readonly string[]) =>
  requests.filter(request => !request.includes('/item/cate?'))
const retries = () => table().queryAllByRole('button', { name: '다시 시도' })

describe('the page of a comparison', () => {
  test.each([address, `${address}&rows=all`, '/compare', '/compare?items=x,y&items=', `${address},999`])(
    '%s is what the server sent, and asks for nothing again',
    async url => {
      const { requests, sent } = await openPage(url)
      expect(sent).toContain(screen.getByRole('main').outerHTML)
      expect(withoutDrawer(requests)).toEqual([])
    },
  )

  test('has its products in the order of the address, which a press updates', async () => {
    await openPage(address)
    expect(names()).toEqual(cards.map(({ name }) => name))
    fireEvent.click(button(`${one.name} 오른쪽으로`))
    await waitFor(() => expect(items()).toEqual([two.item_id, one.item_id, three.item_id]))
    expect(names()).toEqual([two.name, one.name, three.name])
  })

  test('with too few products says how to pick more', async () => {
    await openPage(`/compare?items=${one.item_id}`)
    expect(screen.getByText('비교할 상품을 하나 더 골라 주세요')).toBeTruthy()
    expect(screen.getByText(`지금 고른 상품: ${one.name}`)).toBeTruthy()
  })

  test('keeps the other products when one fails, and requests that one again', async () => {
    mockHosts.use(
      http.get(operations.getProduct, ({ params }) =>
        params.id === two.item_id ? HttpResponse.json({ success: false }, { status: 500 }) : undefined,
      ),
    )
    const { requests } = await openPage(address)
    expect([names()[0], names()[2]]).toEqual([one.name, three.name])
    mockHosts.resetHandlers()
    fireEvent.click(button(`${two.item_id}번 상품 다시 시도`))
    await waitFor(() => expect(names()).toEqual(cards.map(({ name }) => name)))
    expect(withoutDrawer(requests)).toHaveLength(1)
  })
})

describe('"modal on mobile (hidden by default)": the comparison over a product’s page', () => {
  const layer = () => screen.findByRole('dialog', { name: '상품 비교' })
  const tray = () => within(screen.getByRole('region', { name: '비교할 상품' }))

  /** Opens a product's page with products in the tray. */
  async function openWithTray(...picked: readonly { item_id: string; name: string }[]) {
    const kept = picked.map(({ item_id, name }) => ({ itemId: item_id, name, image: null }))
    localStorage.setItem('jeoul.compare', JSON.stringify(kept))
    const opened = await openPage(itemPage)
    await screen.findByRole('region', { name: '비교할 상품' })
    return opened
  }

  test('the tray opens it without changing the address, and Back closes it', async () => {
    await openWithTray(one, two)
    expect(screen.queryByRole('dialog')).toBeNull()
    fireEvent.click(tray().getByRole('button', { name: '비교 2' }))
    await layer()
    await waitFor(() => expect(names()).toEqual([one.name, two.name]))
    expect(location.pathname).toBe(itemPage)
    act(() => history.back())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(tray().getByRole('button', { name: '비교 2' })).toBeTruthy()
  })

  test('a product removed there is removed from the tray', async () => {
    await openWithTray(one, two, three)
    fireEvent.click(tray().getByRole('button', { name: '비교 3' }))
    const open = within(await layer())
    fireEvent.click(await open.findByRole('button', { name: `${two.name} 비교에서 빼기` }))
    await waitFor(() => expect(names()).toEqual([one.name, three.name]))
    expect(JSON.parse(localStorage.getItem('jeoul.compare') ?? '[]')).toHaveLength(2)
  })

  test('prices that could not be loaded can be retried, product by product', async () => {
    await openWithTray(two, three)
    breakDown(operations.getMalls)
    fireEvent.click(tray().getByRole('button', { name: '비교 2' }))
    await layer()
    await waitFor(() => expect(retries()).toHaveLength(2))
    mockHosts.resetHandlers()
    fireEvent.click(found(retries()[0]))
    await waitFor(() => expect(retries()).toHaveLength(1))
  })

  test('with one product it says how to pick more, and adds a part of a PC to the estimate', async () => {
    await openWithTray(one)
    fireEvent.click(tray().getByRole('button', { name: '비교 1' }))
    expect(await within(await layer()).findByText('비교할 상품을 하나 더 골라 주세요')).toBeTruthy()
    const link = await within(await layer()).findByRole('link', { name: '견적에 담기' })
    expect(link.getAttribute('href')).toBe(`/estimate?add=${one.item_id}`)
  })
})

test('parts of a PC picked in a list are added to the estimate together', async () => {
  await openPage(`/list/${one.cate_id}`)
  for (const { name } of [one, two]) {
    const compare = await screen.findByRole('button', { name: `${name} 비교` })
    fireEvent.click(compare)
    expect(compare.getAttribute('aria-pressed')).toBe('true')
  }
  const link = await screen.findByRole('link', { name: '견적에 담기 2' })
  expect(link.getAttribute('href')).toBe(`/estimate?add=${one.item_id}.${two.item_id}`)
})

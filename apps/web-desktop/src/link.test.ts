import { breakDown, findItems, hosts, mockHosts, operations } from '@jeoul/testing'
import { act, fireEvent, screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openPage } from './testing/open-page.ts'
import { render } from './testing/render.ts'

const { popular } = await findItems()
const malls = `${hosts.second}/desktop/v1/shopping/items/${popular.item_id}/malls/all?on_sale=0`
const { markets } = await (await fetch(malls)).json()
const [market] = markets
const page = `/link/${popular.item_id}/${market.mallId}`

const logged = vi.spyOn(console, 'error')
const went = vi.spyOn(location, 'replace')
beforeEach(() => {
  logged.mockReset().mockImplementation(() => {})
  went.mockReset().mockImplementation(() => {})
  Reflect.deleteProperty(window, 'dataLayer')
  localStorage.clear()
})
afterEach(() => vi.useRealTimers())

/** Makes the mall answer differently from its catalogue. */
function changeOffer(changes: object) {
  mockHosts.use(
    http.get(operations.getMalls, () =>
      HttpResponse.json({ success: true, message: 'success', markets: [{ ...market, ...changes }] }),
    ),
  )
}

const link = (name: RegExp | string) => screen.getByRole('link', { name })
const reports = () => (window.dataLayer ?? []).length
/** The main content; the links of header and footer keep the query as it is. */
const mainOf = (html: string | undefined) => /<main.*<\/main>/s.exec(html ?? '')?.[0] ?? ''
const clicks = (requests: readonly string[]) => requests.filter(address => address.includes('/click/'))

test('is the page that the server sent, with the offer’s breakdown and the link to the mall', async () => {
  const { requests, sent } = await openPage(page)
  expect(sent).toContain(`${market.mallName} 가는 길`)
  expect(sent).toContain(`href="${market.href}"`)
  expect(screen.getByText('배송비', { selector: 'dt' })).toBeTruthy()
  expect(screen.getByText(`이동할 곳: ${new URL(market.href).host}`)).toBeTruthy()
  expect(link(/바로 가기$/).getAttribute('rel')).toBe('nofollow noopener')
  expect(window.dataLayer).toEqual([
    { event: 'mall_click', item_id: popular.item_id, mall_id: market.mallId },
  ])
  // Links to a mall do not count as clicks on list ads.
  expect(clicks(requests)).toEqual([])
  expect(logged).not.toHaveBeenCalled()
})

test('is kept out of search indexes', async () => {
  const { head, status } = await render(page)
  expect(status).toBe(200)
  expect(head).toContain('noindex')
  expect(head).not.toContain('canonical')
})

describe('the redirect', () => {
  test('happens after five seconds in view', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    await openPage(page)
    act(() => void vi.advanceTimersByTime(4000))
    expect(went).not.toHaveBeenCalled()
    expect(screen.getByText('1초 뒤 이동')).toBeTruthy()
    act(() => void vi.advanceTimersByTime(9000))
    expect(went.mock.calls).toEqual([[market.href]])
  })

  test('happens at once, and once, on a press', async () => {
    await openPage(page)
    fireEvent.click(link(/바로 가기$/))
    fireEvent.click(link(/바로 가기$/))
    expect(went.mock.calls).toEqual([[market.href]])
    expect(reports()).toBe(1)
    expect(screen.getByText(`${market.mallName} 페이지를 여는 중이에요.`)).toBeTruthy()
  })

  test('does not happen after the shopper stops it, by the button or any key', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    await openPage(page)
    fireEvent.click(screen.getByRole('button', { name: '머무르기' }))
    act(() => void vi.advanceTimersByTime(9000))
    fireEvent.click(screen.getByRole('button', { name: '머무르기' }))
    expect(screen.getByText('5초 뒤 이동')).toBeTruthy()
    fireEvent.keyDown(document.body, { key: 'Tab' })
    act(() => void vi.advanceTimersByTime(9000))
    expect(went).not.toHaveBeenCalled()
    expect(screen.getByRole('button', { name: '머무르기', pressed: true })).toBeTruthy()
  })

  test('into another tab is left to the browser', async () => {
    await openPage(page)
    const press = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true })
    document.addEventListener('click', event => event.preventDefault(), { once: true })
    fireEvent(link(/바로 가기$/), press)
    expect(went).not.toHaveBeenCalled()
  })
})

describe('"dearer since"', () => {
  test('is shown before the redirect, which waits', async () => {
    const { sent } = await openPage(`${page}?seen=1000`)
    expect(sent).toContain('보신 가격보다 올랐어요.')
    expect(screen.queryByRole('button', { name: '머무르기' })).toBeNull()
    expect(reports()).toBe(0)
    fireEvent.click(link(/그래도 가기$/))
    expect(went.mock.calls).toEqual([[market.href]])
    expect(reports()).toBe(1)
  })

  test('the shopper’s own price is compared if their terms are known', async () => {
    localStorage.setItem('jeoul.payment-terms', JSON.stringify({ cash: true }))
    const { sent } = await openPage(`${page}?seen=1000&personal=1`)
    expect(sent).not.toContain('보신 가격보다')
    expect(screen.getByText(/보신 가격보다 올랐어요/)).toBeTruthy()
  })

  test('regression: for a moment the default price stood there as the shopper’s own', async () => {
    localStorage.setItem('jeoul.payment-terms', JSON.stringify({ cash: true }))
    const { sent } = await openPage(`${page}?seen=1000&personal=1`)
    expect(sent).toContain('내 결제조건으로 계산하고 있어요.')
    expect(sent).toMatch(/<div class="[^"]*pending/)
    expect(screen.getByText(/^내 결제조건: /)).toBeTruthy()
  })
})

describe('an offer without a redirect', () => {
  test('one that no longer exists says so, as a 404 with a link', async () => {
    const { status } = await render(`/link/${popular.item_id}/999999`)
    expect(status).toBe(404)
    await openPage(`/link/${popular.item_id}/999999`)
    expect(screen.getByRole('heading', { level: 1, name: '지금은 이 몰에서 팔지 않아요' })).toBeTruthy()
    expect(link('다른 몰 가격 보기').getAttribute('href')).toBe(`/item/${popular.item_id}`)
  })

  test('prices that cannot be loaded can be retried', async () => {
    breakDown(operations.getMalls)
    expect((await render(page)).status).toBe(503)
    await openPage(page)
    expect(screen.getByText('이 몰의 지금 가격을 확인하지 못했어요')).toBeTruthy()
    mockHosts.resetHandlers()
    fireEvent.click(screen.getByRole('button', { name: '다시 시도' }))
    expect(await screen.findByRole('link', { name: /바로 가기$/ })).toBeTruthy()
  })

  test('shows what the server did not wait for once it has loaded', async () => {
    const { sent } = await openPage(page, { signal: AbortSignal.abort() })
    expect(sent).toContain('몰의 지금 가격을 확인하고 있어요.')
    expect(await screen.findByRole('link', { name: /바로 가기$/ })).toBeTruthy()
  })
})

describe('no open redirect: the address only affects words', () => {
  test.each([
    '?href=https://evil.test&url=//evil.test&seen=javascript:alert(1)',
    '?offer=https://evil.test',
    '?seen=%3Cscript%3Ealert(1)%3C/script%3E&return=https://evil.test',
  ])('%s', async search => {
    const { body } = await render(page + search)
    expect(mainOf(body)).not.toMatch(/evil\.test|alert\(/)
  })

  test.each([
    `/link/${popular.item_id}/https:%2F%2Fevil.test`,
    `/link/${popular.item_id}/..%2F..%2Fevil`,
    `/link/javascript:alert(1)/${market.mallId}`,
    `/link/%2F%2Fevil.test/${market.mallId}`,
    '/link/7',
    `/link/999/${market.mallId}`,
  ])('%s belongs to no mall', async url => {
    const { status, body } = await render(url)
    expect(status).toBe(404)
    expect(mainOf(body)).not.toMatch(/evil|alert\(|바로 가기/)
  })

  test.each([
    'javascript:alert(document.cookie)',
    ' java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    '//evil.test/x',
    'https://mall.test@evil.test/',
    'https://evil.test/\t',
    '\u0001https://evil.test',
  ])('an unsafe address %j from a host is not linked', async href => {
    changeOffer({ href })
    const { sent } = await openPage(page)
    expect(mainOf(sent)).not.toMatch(/evil\.test|alert\(/)
    expect(sent).toContain('이 몰이 알려 준 주소로는 갈 수 없어요.')
    expect(screen.queryByRole('link', { name: /^(바로|그래도) 가기/ })).toBeNull()
    expect(reports()).toBe(0)
    // A page of an earlier test may still be redirecting to the mall itself.
    expect(went.mock.calls.flat().filter(to => to !== market.href)).toEqual([])
  })
})

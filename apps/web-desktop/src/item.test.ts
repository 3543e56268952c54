import { breakDown, findItems, follow, found, heading, mockHosts, operations } from '@jeoul/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openPage } from './testing/open-page.ts'

const { popular, assembledPc } = await findItems()
const page = `/item/${popular.item_id}`
const logged = vi.spyOn(console, 'error')
beforeEach(() => {
  logged.mockReset().mockImplementation(() => {})
  localStorage.clear()
})

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const section = (name: string) => within(screen.getByRole('region', { name }))
const offers = () => section('몰별 가격')
const goes = () => offers().getAllByRole('link', { name: / 가기,/ })

test.each([page, `${page}?tab=card`, `${page}?tab=delivery`, `/item/${assembledPc.item_id}`])(
  '%s is the one that the server sent, and asks for nothing again',
  async url => {
    const { requests, sent } = await openPage(url)
    // jsdom has no layout, so every section counts as read.
    const now = document.getElementById('root')?.innerHTML.replace(' aria-current="location"', '')
    expect(now).toBe(sent)
    // Two seconds after it was drawn, a page also reports its view.
    expect(requests.filter(address => !address.includes('gaua4tag'))).toEqual([])
    expect(logged).not.toHaveBeenCalled()
  },
)

test('regression: a product whose prices nobody has observed kept a skeleton, or was drawn again', async () => {
  const nothing = { today: '2026-10-31', series: [] }
  mockHosts.use(
    http.get(operations.getPriceHistory, () =>
      HttpResponse.json({ success: true, message: 'success', result: nothing }),
    ),
  )
  const { sent } = await openPage(page)
  expect(sent).toContain('아직 관측한 가격이 없어요')
  expect(section('가격 변동').getByText('아직 관측한 가격이 없어요')).toBeTruthy()
  expect(logged).not.toHaveBeenCalled()
})

test('the browser requests what the server did not wait for', async () => {
  const { requests } = await openPage(page, { signal: AbortSignal.abort() })
  await screen.findByRole('heading', { level: 1, name: popular.name })
  await waitFor(() => expect(goes()).toHaveLength(10))
  expect(new Set(requests).size).toBe(requests.length)
  expect(requests.filter(address => address.includes(`/items/${popular.item_id}`))).toHaveLength(3)
})

test('regression: until its offers had come, a product that was moved to had no price', async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  mockHosts.use(http.get(operations.getMalls, () => held))
  await openPage('/list/111213?sort=mall')
  const row = screen.getByRole('link', { name: popular.name }).closest('li')
  const inRow = /최저가\D*([\d,]+원)/.exec(row?.textContent ?? '')?.[1]
  await follow(popular.name)
  await heading(popular.name)
  const listed = () => screen.queryByText('최저가', { selector: 'dt' })?.nextElementSibling
  await waitFor(() => expect(listed()?.textContent).toContain(inRow))
  expect(screen.queryByRole('link', { name: /에서 보기/ })).toBeNull()
  release()
  await screen.findByRole('link', { name: /에서 보기/ })
  expect(listed()).toBeUndefined()
})

test('a view is reported by its item_id, once, to "gaua4tag"', async () => {
  const { requests } = await openPage(page)
  fireEvent.pointerMove(window)
  const views = () => requests.filter(address => address.includes('gaua4tag'))
  await waitFor(() => expect(views()).toEqual([`/front/v3/ad/gaua4tag/?item_id=${popular.item_id}`]))
  fireEvent.click(screen.getByRole('link', { name: '카드가순' }))
  await waitFor(() => expect(location.search).toBe('?tab=card'))
  expect(views()).toHaveLength(1)
})

describe('내 결제조건', () => {
  /** The form is loaded with the first interaction. */
  async function openForm() {
    fireEvent.pointerMove(window)
    fireEvent.click(button('바꾸기'))
    return within(await screen.findByRole('dialog', { name: '내 결제조건' }))
  }
  async function chooseTerms(...choices: string[]) {
    const layer = await openForm()
    for (const choice of choices) fireEvent.click(layer.getByLabelText(choice))
    fireEvent.click(layer.getByRole('button', { name: '이 조건으로 보기' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }

  test("'초기화' takes stated terms back", async () => {
    await openPage(page)
    await chooseTerms('제주')
    const layer = await openForm()
    fireEvent.click(layer.getByRole('button', { name: '초기화' }))
    expect(layer.getByRole('radio', { name: '제주', checked: false })).toBeTruthy()
  })

  test('are set once, rank offers at once, and are stored on the device', async () => {
    await openPage(page)
    const before = offers()
      .getAllByRole('row')
      .map(({ textContent }) => textContent)
    await chooseTerms('현금(무통장)으로도 결제해요', '제주')
    expect(offers().getByText('카드 결제 · 현금 · 제주')).toBeTruthy()
    expect(
      offers()
        .getAllByRole('row')
        .map(({ textContent }) => textContent),
    ).not.toEqual(before)
    expect(JSON.parse(localStorage.getItem('jeoul.payment-terms') ?? '{}')).toMatchObject({
      cash: true,
      region: 'jeju',
    })
  })

  test('from an earlier visit apply as soon as the page is hydrated', async () => {
    localStorage.setItem('jeoul.payment-terms', JSON.stringify({ cards: ['삼성카드'] }))
    localStorage.setItem('jeoul.quantities', JSON.stringify({ [popular.item_id]: 3, 1: 9 }))
    const { sent } = await openPage(page)
    expect(sent).not.toContain('합계')
    expect(offers().getByText('삼성카드 · 3개')).toBeTruthy()
    await waitFor(() => expect(screen.getAllByText(/^3개 합계 · /).length).toBeGreaterThan(0))
  })
})

test('"each price with its parts on demand", one at a time', async () => {
  await openPage(page)
  const [first, second] = offers().getAllByRole('button', { name: /왜 이 가격\?$/ })
  fireEvent.click(found(first))
  expect(offers().getAllByText('배송비').length).toBeGreaterThan(1)
  fireEvent.click(found(second))
  expect(offers().getAllByText('결제가', { selector: 'dt' })).toHaveLength(1)
  fireEvent.click(found(second))
  expect(offers().queryAllByText('결제가', { selector: 'dt' })).toEqual([])
})

test('the rest of the malls are shown on demand', async () => {
  await openPage(page)
  fireEvent.click(button(/나머지 몰/))
  await waitFor(() => expect(goes()).toHaveLength(popular.mall_count))
})

test('regression: while the rest of the malls could not be loaded, their button went on saying that they were loading', async () => {
  await openPage(page)
  breakDown(operations.getMalls)
  fireEvent.click(button(/나머지 몰/))
  const title = await offers().findByText('가격을 더 불러오지 못했어요')
  expect(offers().queryByRole('button', { name: /나머지 몰/ })).toBeNull()
  // Where the button was, not above all rows.
  const table = offers().getByRole('table')
  expect(table.compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  mockHosts.resetHandlers()
  fireEvent.click(offers().getByRole('button', { name: '다시 시도' }))
  await waitFor(() => expect(goes()).toHaveLength(popular.mall_count))
})

test('regression: an order that could not be loaded said so below all rows, and looked chosen', async () => {
  await openPage(page)
  breakDown(operations.getMalls)
  fireEvent.click(offers().getByRole('link', { name: '카드가순' }))
  await offers().findByText('가격을 다시 정렬하지 못했어요')
  expect(offers().queryByText('가격을 더 불러오지 못했어요')).toBeNull()
  expect(goes().length).toBeGreaterThan(5)
  mockHosts.resetHandlers()
  fireEvent.click(offers().getByRole('button', { name: '다시 시도' }))
  await waitFor(() => expect(offers().queryByRole('alert')).toBeNull())
})

test('a link to a mall opens in another tab, without a reference to this one and not for crawlers', async () => {
  await openPage(page)
  for (const { target, rel } of goes().filter(link => link instanceof HTMLAnchorElement)) {
    expect([target, rel]).toEqual(['_blank', 'nofollow noopener'])
  }
})

test.each([
  ['whose delivery nobody knows', { kind: 'unknown' }, '+ 배송비 확인 필요'],
  ['with delivery', { kind: 'paid', fee: 2500 }, '배송비 2,500원 포함'],
])('the lowest offer, %s, says whether delivery is in its price', async (_, costDelivery, words) => {
  const market = {
    idxBManager: 0,
    mallName: '저울마켓',
    mallImage: '',
    itemIdCp: '7',
    itemNameCp: '상품',
    priceB2c: 10_000,
    costDelivery,
    cardInstallment: 0,
    eventCard: '',
    href: 'https://mall.example/7',
  }
  const answer = { success: true, message: 'success', markets: [market] }
  mockHosts.use(http.get(operations.getMalls, () => HttpResponse.json(answer)))
  await openPage(page)
  expect(screen.getByText(`${words} · 저울마켓`)).toBeTruthy()
})

test('a tab has its own address, and requests what it is ranked by, each once', async () => {
  const { requests } = await openPage(page)
  fireEvent.click(offers().getByRole('link', { name: '배송비 포함가순' }))
  await waitFor(() => expect(location.search).toBe('?tab=delivery'))
  await screen.findByRole('columnheader', { name: '배송비 포함가' })
  const malls = `/desktop/v1/shopping/items/${popular.item_id}/malls/all`
  expect(requests.filter(path => path.includes('/malls/'))).toEqual([
    `${malls}?delivery_price=0&on_sale=0&sort=low`,
    `${malls}?delivery_price=0&on_sale=1&sort=low`,
    `${malls}?delivery_price=1&on_sale=0&sort=low`,
  ])
})

describe('찜', () => {
  test('"A heart works without login": the server renders a button for everybody', async () => {
    await openPage(page)
    expect(button(/^찜 \d/).getAttribute('aria-pressed')).toBe('false')
    expect(screen.queryByRole('link', { name: /^찜 \d/ })).toBeNull()
  })
})

describe('dialogs over the page', () => {
  test('a report is sent', async () => {
    const { requests } = await openPage(page)
    fireEvent.click(button('신고'))
    const layer = within(await screen.findByRole('dialog', { name: '신고하기' }))
    fireEvent.click(found((await layer.findAllByRole('radio'))[0]))
    fireEvent.click(layer.getByRole('button', { name: '신고 보내기' }))
    expect(await layer.findByText('신고를 보냈어요. 알려 주셔서 고마워요.')).toBeTruthy()
    expect(requests.at(-1)).toBe(`/desktop/v1/shopping/items/${popular.item_id}/notify`)
  })

  test('the address is shared without the parts that concern only this visit', async () => {
    await openPage(`${page}?tab=card`)
    fireEvent.click(button('공유'))
    const layer = within(await screen.findByRole('dialog', { name: '공유하기' }))
    expect(layer.getByRole('textbox', { name: '주소' }).getAttribute('value')).toBe(
      `http://localhost:3000${page}`,
    )
  })
})

test('a picture opens in full screen, and can be enlarged', async () => {
  await openPage(page)
  fireEvent.click(button('사진 크게 보기'))
  const layer = within(await screen.findByRole('dialog', { name: '상품 사진' }))
  fireEvent.click(layer.getByRole('button', { name: '크게' }))
  expect(await layer.findByText('141%')).toBeTruthy()
})

test('"assembled-PC selection": a choice changes the sum, and can be undone', async () => {
  await openPage(`/item/${assembledPc.item_id}`)
  fireEvent.pointerMove(window)
  const panel = section('옵션 변경')
  const price = () => panel.getByText(/^합계/).textContent
  const asItComes = price()
  const other = await waitFor(() => {
    const options = panel.getAllByRole('button', { name: /[+−][\d,]+원$/, hidden: true })
    return found(options.find(option => !option.hasAttribute('disabled')))
  })
  await waitFor(() => {
    fireEvent.click(other)
    expect(price()).not.toBe(asItComes)
  })
  expect(panel.getByText('바꾼 옵션 1개')).toBeTruthy()
  const estimate = panel.getByRole('link', { name: '이 구성으로 견적 내기' })
  expect(estimate.getAttribute('href')).toMatch(/^\/estimate\?e=1(\.\d+){5,}$/)
  fireEvent.click(panel.getByRole('button', { name: '처음 구성으로' }))
  expect(price()).toBe(asItComes)
})

test('offers that could not be loaded can be requested again', async () => {
  breakDown(operations.getMalls)
  await openPage(page)
  expect(offers().getByText('몰별 가격을 불러오지 못했어요')).toBeTruthy()
  mockHosts.resetHandlers()
  fireEvent.click(offers().getByRole('button', { name: '다시 시도' }))
  await waitFor(() => expect(goes()).toHaveLength(10))
})

test('an alert that the host failed to save keeps what was typed, and can be saved again', async () => {
  const token = 'jeoul-mock-token-1'
  breakDown(operations.savePriceAlert)
  await openPage(page, { token }, () => {
    document.cookie = `auth_token=${token}`
  })
  fireEvent.pointerMove(window)
  fireEvent.click(within(screen.getByRole('main')).getByRole('button', { name: '알림' }))
  const dialog = within(await screen.findByRole('dialog', { name: '목표가 알림' }))
  const field = () => dialog.getByRole<HTMLInputElement>('textbox', { name: '목표가' })
  fireEvent.input(field(), { target: { value: '1만' } })
  fireEvent.click(dialog.getByRole('button', { name: '알림 켜기' }))
  await dialog.findByText('저장하지 못했어요. 다시 눌러 주세요.')
  expect(field().value).toBe('1만')
  mockHosts.resetHandlers()
  fireEvent.click(dialog.getByRole('button', { name: '알림 켜기' }))
  await dialog.findByText(/^알림을 켰어요/)
  fireEvent.click(dialog.getByRole('button', { name: '알림 끄기' }))
  await waitFor(() => expect(field()).toBeTruthy())
  document.cookie = 'auth_token=; max-age=0'
})

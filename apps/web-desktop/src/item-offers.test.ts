import { breakDown, changeField, findItems, found, mockHosts, operations } from '@jeoul/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openPage } from './testing/open-page.ts'

const { popular } = await findItems()
const page = `/item/${popular.item_id}`
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  localStorage.clear()
})

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const offers = () => within(screen.getByRole('region', { name: '몰별 가격' }))
const goes = () => offers().getAllByRole('link', { name: / 가기,/ })

describe('내 결제조건', () => {
  async function openForm() {
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
  expect(goes()).toHaveLength(popular.mall_count)
  expect(offers().queryByRole('button', { name: /나머지 몰/ })).toBeNull()
})

test('regression: an order that could not be loaded said so below all rows, and looked chosen', async () => {
  await openPage(page)
  breakDown(operations.getMalls)
  fireEvent.click(offers().getByRole('link', { name: '배송비 포함가순' }))
  await offers().findByText('가격을 다시 정렬하지 못했어요')
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

test('a tab has its own address, and requests what it is ranked by if the page does not hold it', async () => {
  const { requests } = await openPage(page)
  fireEvent.click(offers().getByRole('link', { name: '배송비 포함가순' }))
  await waitFor(() => expect(location.search).toBe('?tab=delivery'))
  await screen.findByRole('columnheader', { name: '배송비 포함가' })
  const malls = `/desktop/v1/shopping/items/${popular.item_id}/malls/all`
  expect(requests.filter(path => path.includes('/malls/'))).toEqual([
    `${malls}?delivery_price=1&on_sale=0&sort=low`,
  ])
})

test.each([
  ['with 500', () => breakDown(operations.getMalls)],
  ['with null', () => mockHosts.use(http.get(operations.getMalls, () => HttpResponse.json(null)))],
  ['with null in place of offers', () => changeField(operations.getMalls, 'markets', null)],
])(
  'offers that were answered %s are requested again by one press, for the best malls as well',
  async (_, answerBadly) => {
    answerBadly()
    await openPage(page)
    expect(offers().getByText('몰별 가격을 불러오지 못했어요')).toBeTruthy()
    expect(screen.queryByRole('region', { name: '가격이 낮은 몰' })).toBeNull()
    mockHosts.resetHandlers()
    fireEvent.click(button('다시 시도'))
    await waitFor(() => expect(goes()).toHaveLength(10))
    const best = within(screen.getByRole('region', { name: '가격이 낮은 몰' }))
    expect(best.getAllByRole('listitem')).toHaveLength(5)
  },
)

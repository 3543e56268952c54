import {
  addressNow,
  breakDown,
  findItems,
  follow,
  found,
  heading,
  mockHosts,
  operations,
} from '@jeoul/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { askedAgain } from './testing/asked-again.ts'
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
    expect(askedAgain(requests)).toEqual([])
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
  expect(requests.toSorted()).toEqual([...new Set(requests)].toSorted())
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

test('regression: offers that alone took long had no note of it, which shows while a part of the page is busy', async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  mockHosts.use(http.get(operations.getMalls, () => held))
  await openPage('/list/111213?sort=mall')
  await follow(popular.name)
  await heading(popular.name)
  const busy = () => screen.getByRole('region', { name: '몰별 가격' }).querySelector('[aria-busy="true"]')
  await waitFor(() => expect(busy()).not.toBeNull())
  release()
  await waitFor(() => expect(goes()).toHaveLength(10))
  expect(busy()).toBeNull()
})

test('a view is reported by its item_id, once, to "gaua4tag"', async () => {
  const { requests } = await openPage(page)
  const views = () => requests.filter(address => address.includes('gaua4tag'))
  await waitFor(() => expect(views()).toEqual([`/front/v3/ad/gaua4tag/?item_id=${popular.item_id}`]))
  fireEvent.click(screen.getByRole('link', { name: '카드가순' }))
  await waitFor(() => expect(location.search).toBe('?tab=card'))
  expect(views()).toHaveLength(1)
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
    expect(requests).toContain(`/desktop/v1/shopping/items/${popular.item_id}/notify`)
    expect(requests).toContain(`/front/v2/item/view/${popular.item_id}?from=report`)
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

/** A choice that costs more or less than what the PC comes with. */
function otherOption() {
  const options = section('옵션 변경').getAllByRole('button', { name: /[+−][\d,]+원$/, hidden: true })
  return found(options.find(option => !option.hasAttribute('disabled')))
}

test('"assembled-PC selection": a choice changes the sum, and can be undone', async () => {
  await openPage(`/item/${assembledPc.item_id}`)
  const panel = section('옵션 변경')
  const price = () => panel.getByText(/^합계/).textContent
  const asItComes = price()
  fireEvent.click(otherOption())
  expect(price()).not.toBe(asItComes)
  expect(panel.getByText('바꾼 옵션 1개')).toBeTruthy()
  const estimate = panel.getByRole('link', { name: '이 구성으로 견적 내기' })
  expect(estimate.getAttribute('href')).toMatch(/^\/estimate\?e=1(\.\d+){5,}$/)
  fireEvent.click(panel.getByRole('button', { name: '처음 구성으로' }))
  expect(price()).toBe(asItComes)
})

test('"a changed PC configuration survives reload (address) and can be shared"', async () => {
  const address = `/item/${assembledPc.item_id}`
  const sum = () => section('옵션 변경').getByText(/^합계/).textContent
  await openPage(address)
  const asItComes = sum()
  fireEvent.click(otherOption())
  await waitFor(() => expect(addressNow()).not.toBe(address))
  await waitFor(() => expect(sum()).not.toBe(asItComes))
  const changed = sum()
  const { sent } = await openPage(addressNow())
  expect(sum()).toBe(changed)
  expect(sent).toContain('바꾼 옵션 1개')
})

test('an alert that the host failed to save keeps what was typed, and can be saved again', async () => {
  const token = 'jeoul-mock-token-1'
  breakDown(operations.savePriceAlert)
  await openPage(page, { token }, () => {
    document.cookie = `auth_token=${token}`
  })
  fireEvent.click(within(screen.getByRole('main')).getByRole('button', { name: '알림' }))
  const dialog = within(await screen.findByRole('dialog', { name: '목표가 알림' }))
  const field = () => dialog.getByRole<HTMLInputElement>('textbox', { name: '목표가' })
  expect(field().placeholder).toMatch(/^[\d,]+원보다 낮게$/)
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

test('"Alerts are on what this shopper pays, or on everyone’s, chosen in words": who has stated terms begins with their own', async () => {
  await openPage(page, {}, () => localStorage.setItem('jeoul.payment-terms', JSON.stringify({ cash: true })))
  fireEvent.click(within(screen.getByRole('main')).getByRole('button', { name: '알림' }))
  const dialog = within(await screen.findByRole('dialog', { name: '목표가 알림' }))
  const own = await dialog.findByRole<HTMLInputElement>('radio', { name: '내 결제가' })
  expect(own.checked).toBe(true)
  await dialog.findByText(/^내 결제조건으로 내는 가격과 비교해요\. 오늘은 [\d,]+원이에요\.$/)
  expect(dialog.getByText(/^오늘 내 결제가 [\d,]+원$/)).toBeTruthy()
  expect(dialog.getByText(/^저울에 오실 때와 저울 탭이 열려 있는 동안/)).toBeTruthy()
  fireEvent.click(dialog.getByRole('radio', { name: '누구나 사는 가격' }))
  expect(dialog.getByText(/^누구나 살 수 있는 배송비 포함 가격과 비교해요/)).toBeTruthy()
  expect(dialog.getByText(/^오늘 .*[\d,]+원/).textContent).not.toContain('내 결제가')
  fireEvent.click(own)
  fireEvent.input(dialog.getByRole('textbox', { name: '목표가' }), { target: { value: '1만' } })
  fireEvent.click(dialog.getByRole('button', { name: '알림 켜기' }))
  await dialog.findByText('내 결제가가 10,000원 이하가 되면 알려 드려요')
  expect(JSON.parse(localStorage.getItem('jeoul.alerts') ?? '[]')).toMatchObject([{ isPersonal: true }])
})

test('regression: a product’s 알림 looked the same while its alert was on', async () => {
  const { item_id: itemId, name } = popular
  const alert = { itemId, name, image: null, target: 100, since: '2026-10-01', fired: null, isRead: false }
  await openPage(page, {}, () => localStorage.setItem('jeoul.alerts', JSON.stringify([alert])))
  const pressed = () =>
    within(screen.getByRole('main')).queryByRole('button', { name: '알림', pressed: true })
  await waitFor(() => expect(pressed()).not.toBeNull())
  fireEvent.click(found(pressed()))
  fireEvent.click(await screen.findByRole('button', { name: '알림 끄기' }))
  await waitFor(() => expect(pressed()).toBeNull())
  // React reports a mismatch with the server's page.
  expect(logged).not.toHaveBeenCalled()
})

test('"지금 살까요? beside the price": the rule’s outcome is on the page as it comes, and leads to the section', async () => {
  const { sent } = await openPage(page)
  const line = screen.getByRole('link', { name: /^지금 살까요\? 관측 \d+일 중 .+ · 3개월 최저 [\d,]+원/ })
  expect(line.getAttribute('href')).toBe('#history')
  expect(sent).toContain('지금 살까요?')
  expect(document.querySelector('[data-price-block]')?.contains(line)).toBe(true)
})

import { hrefs } from '@jeoul/router'
import { breakDown, found, mockHosts, operations } from '@jeoul/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { site } from './site.ts'
import { askedAgain } from './testing/asked-again.ts'
import { openPage } from './testing/open-page.ts'

const logged = vi.spyOn(console, 'error')
beforeEach(() => {
  logged.mockReset().mockImplementation(() => {})
})

const address = () => location.pathname + location.search
const products = () => screen.getByLabelText('상품 목록')
// Paid placements are in a separate list.
const rows = () => [...products().querySelectorAll('li:not(:has(li))')].filter(row => row.querySelector('h2'))
const link = (name: string) => within(products()).getByRole('link', { name })
const moreOf = (row: number) => {
  const button = rows()[row]?.querySelector('button[aria-controls]')
  if (!button) throw new Error(`row ${row} has no button`)
  return button
}
/** Waits until the list shows this total. */
const listOf = (total: number) => screen.findByText(`총 ${total}개`)

const makers = () => {
  const group = screen.getByText('제조사').closest('fieldset')
  if (!group) throw new Error('there are no makers')
  return within(group)
}
const asus = () => makers().getByLabelText(/^ASUS/)

describe('a page that the browser takes over', () => {
  test.each(['/list/111213?maker=3', '/list/111213?page=99', '/', '/terms'])(
    '%s is the one that the server sent, and asks for nothing again',
    async url => {
      const { requests, sent } = await openPage(url)
      expect(document.getElementById('root')?.innerHTML).toBe(sent)
      expect(askedAgain(requests)).toEqual([])
      expect(address()).toBe(url)
      expect(logged).not.toHaveBeenCalled()
    },
  )

  test.each([
    ['another page', '/terms', '/list/111213', '그래픽카드'],
    ['another list', '/list/111211', '/list/111213', '그래픽카드'],
  ])(
    'regression: who went back to %s before the scripts were there stayed on the old one',
    async (_, sent, url, heading) => {
      await openPage(sent, {}, () => history.replaceState(null, '', url))
      expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeTruthy()
      await waitFor(() => expect(rows().length).toBeGreaterThanOrEqual(30))
      expect(address()).toBe(url)
    },
  )

  test('requests what the server did not wait for', async () => {
    const { requests, sent } = await openPage('/list/111213', { signal: AbortSignal.abort() })
    expect(sent).toContain('상품을 불러오는 중이에요')
    await listOf(45)
    expect(rows()).toHaveLength(33)
    await screen.findByRole('heading', { level: 1, name: '그래픽카드' })
    expect(new Set(requests).size).toBe(requests.length)
    expect(requests.length).toBeGreaterThanOrEqual(12)
  })
})

describe('the home page without categories', () => {
  const showcase = () => within(found(document.getElementById('showcase')))

  test('says that the picked products could not be loaded, and shows them on retry', async () => {
    breakDown(operations.getCategories)
    await openPage('/')
    expect(showcase().getByRole('alert').textContent).toContain('추천 상품을 불러오지 못했어요')
    expect(showcase().queryByRole('heading')).toBeNull()
    mockHosts.resetHandlers()
    fireEvent.click(showcase().getByRole('button', { name: '다시 시도' }))
    expect(await showcase().findByRole('heading', { name: /추천$/ })).toBeTruthy()
    expect(showcase().queryByRole('alert')).toBeNull()
  })

  test('has no headings without content while it is loading', async () => {
    const { sent } = await openPage('/', { signal: AbortSignal.abort() })
    expect(sent).not.toContain('진행 중인 기획전')
    expect(await showcase().findByRole('heading', { name: /추천$/ })).toBeTruthy()
  })
})

test('a box checked before the scripts had loaded counts', async () => {
  await openPage('/list/111213', {}, () => asus().click())
  await listOf(13)
  await waitFor(() => expect(address()).toBe('/list/111213?maker=3'))
  expect(asus()).toHaveProperty('checked', true)
})

test('two boxes checked before the scripts had loaded both count', async () => {
  await openPage('/list/111213', {}, () => {
    for (const box of makers().getAllByRole('checkbox').slice(0, 2)) box.click()
  })
  await waitFor(() => expect(address()).toMatch(/\?maker=\d+(,|%2C|\.|&maker=)\d+$/))
  const boxes = makers().getAllByRole<HTMLInputElement>('checkbox')
  expect(boxes.slice(0, 2).map(({ checked }) => checked)).toEqual([true, true])
})

describe('every choice is in the address, and the list follows', () => {
  test('a filter, and the chip that removes it', async () => {
    const { requests } = await openPage('/list/111213?page=2')
    const before = history.length
    fireEvent.click(asus())
    await listOf(13)
    await waitFor(() => expect(address()).toBe('/list/111213?maker=3'))
    expect(history.length).toBe(before + 1)
    expect(requests.filter(path => path.startsWith('/front/v3/items'))).toHaveLength(1)
    fireEvent.click(link('ASUS 해제'))
    await listOf(45)
    await waitFor(() => expect(address()).toBe('/list/111213'))
    expect(asus()).toHaveProperty('checked', false)
  })

  test('free delivery and a mall, with chips that remove them', async () => {
    await openPage('/list/111213')
    const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name })
    const free = Number(box(/^무료배송만/).labels?.[0]?.textContent.replace(/[^0-9]/g, ''))
    expect(free).toBeGreaterThan(0)
    fireEvent.click(box(/^무료배송만/))
    await listOf(free)
    await waitFor(() => expect(address()).toBe('/list/111213?trait=free'))
    const mall = within(screen.getByRole('group', { name: '판매 몰' })).getAllByRole('checkbox')[0]
    fireEvent.click(found(mall))
    await waitFor(() => expect(address()).toMatch(/\?trait=free&mall=\d+$/))
    fireEvent.click(link('무료배송만 해제'))
    await waitFor(() => expect(address()).toMatch(/\?mall=\d+$/))
    expect(box(/^무료배송만/)).toHaveProperty('checked', false)
  })

  test('a price band, which a second press removes', async () => {
    await openPage('/list/111213')
    const bands = () => [...document.querySelectorAll<HTMLAnchorElement>('fieldset a[href*="max="]')]
    const label = bands()[0]?.textContent
    fireEvent.click(found(bands()[0]))
    await waitFor(() => expect(location.search).toMatch(/max=\d+/))
    const chosen = document.querySelector('fieldset a[aria-current=true]')
    expect(chosen?.textContent).toBe(label)
    fireEvent.click(found(chosen))
    await waitFor(() => expect(address()).toBe('/list/111213'))
  })

  test('a sort link', async () => {
    await openPage('/list/111213')
    fireEvent.click(link('낮은가격순'))
    await waitFor(() => expect(products().querySelector('ol')?.getAttribute('aria-busy')).toBe('false'))
    expect(address()).toBe('/list/111213?sort=low')
    expect(link('낮은가격순').getAttribute('aria-current')).toBe('true')
    const prices = rows()
      .filter(row => !row.textContent.includes('광고'))
      .flatMap(
        row =>
          row.textContent.match(/(?<=최저가|쿠폰가|확인된 가격|판매가)[0-9,]+/)?.[0].replaceAll(',', '') ??
          [],
      )
      .map(Number)
    expect(prices.length).toBeGreaterThan(20)
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  })

  test('"The route type cash becomes card if the card-price checkbox is checked"', async () => {
    await openPage('/list/111213')
    const byCard = () => rows().filter(row => /[A-Z가-힣]+카드 최저가[0-9]/.test(row.textContent)).length
    expect(byCard()).toBe(0)
    fireEvent.click(screen.getByLabelText('카드 가격 기준'))
    await waitFor(() => expect(byCard()).toBeGreaterThan(3))
    await waitFor(() => expect(address()).toBe('/list/111213?type=card'))
  })

  test('the page size', async () => {
    await openPage('/list/111213')
    fireEvent.change(screen.getByLabelText('한 페이지에 볼 상품 수'), { target: { value: '60' } })
    await waitFor(() => expect(rows()).toHaveLength(48))
    expect(address()).toBe('/list/111213?size=60')
  })

  test('a page, whose number is in the title; Back returns to the previous one', async () => {
    await openPage('/list/111213')
    const first = rows()[3]?.textContent
    fireEvent.click(link('2'))
    await waitFor(() => expect(rows()).toHaveLength(15))
    expect(address()).toBe('/list/111213?page=2')
    expect(document.title).toContain('2페이지')
    act(() => history.back())
    await waitFor(() => expect(rows()).toHaveLength(33))
    expect(address()).toBe('/list/111213')
    expect(document.title).not.toContain('페이지')
    await waitFor(() => expect(rows()[3]?.textContent).toBe(first))
  })
})

describe('the more-view of a row', () => {
  test('shows the malls’ prices, and "Only one item per row of three" has it open', async () => {
    const { requests } = await openPage('/list/111213')
    fireEvent.click(moreOf(3))
    expect(moreOf(3).getAttribute('aria-expanded')).toBe('true')
    expect(await within(products()).findByText('몰별 결제가')).toBeTruthy()
    expect(requests.filter(path => path.includes('/malls/'))).toEqual([
      expect.stringMatching(/on_sale=0/),
      expect.stringMatching(/on_sale=1/),
    ])
    fireEvent.click(moreOf(6))
    fireEvent.click(moreOf(5))
    expect([3, 5, 6].map(row => moreOf(row).getAttribute('aria-expanded'))).toEqual(['false', 'true', 'true'])
  })
})

test('a list that cannot be loaded says so above the previous rows, and can be retried', async () => {
  await openPage('/list/111213')
  const before = rows()
  breakDown(operations.getItems, 200)
  fireEvent.click(asus())
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('상품 목록을 불러오지 못했어요')
  expect(rows()).toEqual(before)
  // Even then the choice can be removed.
  expect(asus()).toHaveProperty('checked', true)
  mockHosts.resetHandlers()
  fireEvent.click(within(alert).getByText('다시 시도'))
  await listOf(13)
  expect(rows().length).toBeGreaterThanOrEqual(13)
})

test('a link to another category opens its list without loading a page', async () => {
  await openPage('/list/111213')
  const other = within(screen.getByLabelText('같은 카테고리')).getByRole('link', { name: 'CPU' })
  fireEvent.click(other)
  await screen.findByRole('heading', { level: 1, name: 'CPU' })
  expect(address()).toBe(other.getAttribute('href'))
  await waitFor(() => expect(document.title).toBe('CPU 가격비교 | 저울'))
})

test('every path has its folder of pages, and every folder its path', () => {
  const paths = Object.keys(hrefs).filter(name => name !== 'searchFor')
  const files = [...paths, 'not-found'].map(name => `src/pages/${name}/${name}-page.tsx`)
  expect(site.pages.map(({ file }) => file).sort()).toEqual(files.sort())
})

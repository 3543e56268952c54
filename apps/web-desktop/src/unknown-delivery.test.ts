import { findItems, found, mockHosts, operations } from '@jeoul/testing'
import { fireEvent, screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openPage } from './testing/open-page.ts'

const { forSale } = await findItems()
const [one, two] = forSale.map(({ item_id }) => item_id)

const market = (mallName: string, priceB2c: number, costRegion: object) => ({
  idxBManager: 0,
  mallName,
  mallImage: '',
  itemIdCp: mallName,
  itemNameCp: '상품',
  priceB2c,
  costDelivery: { kind: 'free' },
  costRegion,
  cardInstallment: 0,
  eventCard: '',
  href: 'https://mall.example/7',
})
const cheaper = market('하드웨어마트', 576_990, {})
const known = market('저울마켓', 612_990, { jeju: 0 })

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  localStorage.setItem('jeoul.payment-terms', JSON.stringify({ region: 'jeju' }))
  mockHosts.use(
    http.get(operations.getMalls, () =>
      HttpResponse.json({ success: true, message: 'success', markets: [cheaper, known] }),
    ),
  )
})

const warning = '배송비를 확인해야 하는 몰 1곳은 더 저렴할 수 있어요.'
const claim = () => screen.queryByText(/제주 최저가|이 중 최저가/)

describe('"say above the table that some malls may be cheaper, and do not claim 최저가 then"', () => {
  test('in a product', async () => {
    await openPage(`/item/${one}`)
    const offers = within(screen.getByRole('region', { name: '몰별 가격' }))
    const note = await offers.findByText(warning)
    expect(note.compareDocumentPosition(offers.getByRole('table'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(screen.getAllByText('확인된 가격').length).toBeGreaterThan(0)
    expect(claim()).toBeNull()
  })

  test('in the more-view of a row', async () => {
    await openPage('/list/111213')
    fireEvent.click(found(document.querySelector('[aria-label="상품 목록"] li button[aria-controls]')))
    const malls = await screen.findByRole('table', { name: `몰별 내 결제가 ${warning}` })
    expect(within(malls).queryByText(/최저가/)).toBeNull()
  })

  test('in a comparison', async () => {
    await openPage(`/compare?items=${one},${two}`)
    const columns = await screen.findAllByText(/더 저렴한 몰이 있을 수 있어요/)
    expect(columns.map(({ parentElement }) => parentElement?.textContent)).toEqual([
      expect.stringMatching(/^확인된 가격 · 무료배송/),
      expect.stringMatching(/^확인된 가격 · 무료배송/),
    ])
    expect(claim()).toBeNull()
  })
})

import { bringNear, findItems } from '@jeoul/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { openPage } from './testing/open-page.ts'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  bringNear()
})

const { popular } = await findItems()
const seen = { itemId: popular.item_id, name: popular.name, image: null, price: 1 }
const keep = (key: string, value: unknown) => localStorage.setItem(`jeoul.${key}`, JSON.stringify(value))
const shown = async () => within(await screen.findByRole('region', { name: '최근 본 상품' }))

test('a product seen last shows its price, and by how much it has changed', async () => {
  keep('recent', [seen])
  await openPage('/wish')
  const link = (await shown()).getByRole('link')
  await waitFor(() =>
    expect(link.textContent).toMatch(
      /최저가 [\d,]+원 (?:무료배송|배송비 [\d,]+원 포함)지난번보다 \+[\d,]+원$/,
    ),
  )
})

test('with 내 결제조건 a shopper sees what they pay; the change is of the price for anyone, and says so', async () => {
  keep('recent', [seen])
  keep('payment-terms', { region: 'jeju' })
  await openPage('/wish')
  const link = (await shown()).getByRole('link')
  await waitFor(
    () => expect(link.textContent).toMatch(/내 결제가 [\d,]+원 .*최저가 지난번보다 \+[\d,]+원$/),
    { timeout: 15_000 },
  )
})

import { getItemOffersFx } from '@jeoul/api'
import type { ItemOffersResponse } from '@jeoul/api/types'
import { soldItem as item, soldLowest as lowest } from '@jeoul/list/testing/sold-item'
import { cashToggled } from '@jeoul/personal-price'
import { cleanup, render, screen } from '@testing-library/react'
import { allSettled, fork } from 'effector'
import { Provider } from 'effector-react'
import { afterEach, expect, test, vi } from 'vitest'
import { InlinePrice } from './inline-price.tsx'
import { PersonalTotal } from './personal-total.tsx'

afterEach(cleanup)
vi.spyOn(console, 'error').mockImplementation(() => {})

const offer = {
  mallName: '11번가',
  cash: 880_000,
  card: 890_000,
  eventCard: '',
  cashOnly: true,
  costDelivery: { kind: 'free' as const },
}

async function show(isBeside: boolean) {
  const answer = Promise.withResolvers<ItemOffersResponse>()
  const scope = fork({ handlers: [[getItemOffersFx, () => answer.promise]] })
  await allSettled(cashToggled, { scope })
  const { container } = render(
    <Provider value={scope}>
      <PersonalTotal item={{ ...item, lowest }} isBeside={isBeside} />
    </Provider>,
  )
  const found = { item_id: item.item_id, offers: [offer] }
  return {
    text: () => container.textContent,
    answer: () => answer.resolve({ success: true, message: 'success', result: [found] }),
    fail: () => answer.reject(new Error('no such operation')),
  }
}

test('regression: everyone’s price became the shopper’s own without a word', async () => {
  const { text, answer } = await show(false)
  expect(text()).toBe('최저가 895,000원 내 결제가 확인 중')
  answer()
  await screen.findByText('내 결제가 880,000원', { exact: false })
  expect(text()).toBe('내 결제가 880,000원 무료배송')
})

test('beside everyone’s price, the own one has its line from the start', async () => {
  const { text, answer } = await show(true)
  expect(text()).toBe('내 결제가 확인 중')
  answer()
  await screen.findByText('내 결제가 880,000원', { exact: false })
})

test('without the offers, everyone’s price stays with its basis', async () => {
  const { text, fail } = await show(false)
  fail()
  await screen.findByText('배송비 3,000원 포함')
  expect(text()).toBe('최저가 895,000원 배송비 3,000원 포함')
})

test('regression: beside everyone’s price, the line of the own one vanished without a word when the network was lost', async () => {
  const { text, fail } = await show(true)
  fail()
  await screen.findByText('내 결제가를 알 수 없어요')
  expect(text()).toBe('내 결제가를 알 수 없어요')
})

test('a mentioned product says so before the code of own prices has loaded', async () => {
  const scope = fork()
  await allSettled(cashToggled, { scope })
  render(
    <Provider value={scope}>
      <InlinePrice item={{ ...item, lowest }} />
    </Provider>,
  )
  expect(screen.getByText('내 결제가 확인 중')).toBeTruthy()
})

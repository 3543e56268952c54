import { getMallsFx, type MallsParams } from '@jeoul/api'
import type { Market } from '@jeoul/api/types'
import { estimateOpened, partsSeen } from '@jeoul/estimate'
import { partOf } from '@jeoul/estimate/testing/parts'
import { marketOf } from '@jeoul/offers/testing/market-of'
import { addressChanged } from '@jeoul/page'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { allSettled, fork } from 'effector'
import { Provider } from 'effector-react'
import { afterEach, expect, test, vi } from 'vitest'
import { PurchasePlan } from './purchase-plan.tsx'

afterEach(cleanup)

const paid = { costDelivery: { kind: 'paid', fee: 3_000 } } as const
const parts = [
  partOf('7', 'cpu', { name: '라이젠' }),
  partOf('8', 'motherboard', { name: '메인보드' }),
  partOf('s9001', 'assembly', { name: '조립' }),
]
const markets: Readonly<Record<string, readonly Market[]>> = {
  7: [marketOf({ mallName: '갑', ...paid }), marketOf({ mallName: '을', priceB2c: 14_000, ...paid })],
  8: [
    marketOf({ mallName: '을', ...paid }),
    marketOf({ mallName: '갑', priceB2c: 19_000, costDelivery: { kind: 'unknown' } }),
  ],
}

/** Opens the slot on the page of an estimate, with the offers that `answer` returns. */
async function openPlan(search = '?e=1.7.8', answer = (itemId: string) => markets[itemId] ?? []) {
  const ask = vi.fn(async (itemId: string) => ({
    success: true,
    message: 'success',
    markets: answer(itemId),
  }))
  const scope = fork({
    handlers: [[getMallsFx, (_: unknown, { itemId }: MallsParams) => ask(itemId)]],
  })
  await allSettled(addressChanged, { scope, params: { path: '/estimate', search } })
  await allSettled(partsSeen, { scope, params: parts })
  await allSettled(estimateOpened, { scope, params: search })
  render(
    <Provider value={scope}>
      <PurchasePlan />
    </Provider>,
  )
  return { ask, find: () => fireEvent.click(screen.getByRole('button', { name: '싸게 사는 방법 찾기' })) }
}

test('an empty estimate has nothing to buy', async () => {
  await openPlan('')
  expect(screen.queryByRole('heading')).toBeNull()
})

test('requests no mall before the shopper asks, then shows the cheapest plan with the fewest malls', async () => {
  const { ask, find } = await openPlan()
  expect(ask).not.toHaveBeenCalled()
  find()
  const best = await screen.findByRole('radio', { name: /가장 저렴/, checked: true })
  expect(best.closest('label')?.textContent).toContain('26,000원몰 2곳 · 배송비 6,000원 포함')
  const orders = within(screen.getByRole('list', { name: '몰 2곳까지 살 때의 주문' }))
  expect(orders.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    '갑 카드 결제 · 12개월 이자 별도',
    '을 카드 결제 · 12개월 이자 별도',
  ])
  expect(orders.getByRole('link', { name: '갑에서 라이젠 보기 새 창' }).getAttribute('href')).toBe(
    'https://mall.example/7',
  )
})

test('regression: a plan with parts missing had the lowest total, and looked the cheapest', async () => {
  const { find } = await openPlan('?e=1.7.8', itemId =>
    itemId === '8' ? [marketOf({ mallName: '병' })] : (markets[7] ?? []),
  )
  find()
  const one = await screen.findByRole('radio', { name: /^몰 1곳에서/ })
  expect(one.closest('label')?.textContent).toMatch(/^몰 1곳에서 부품 1개를 살 수 없어요나머지만 /)
  const best = screen.getByRole('radio', { name: /가장 저렴/, checked: true })
  expect(best.closest('label')?.textContent).toMatch(/^몰 2곳까지/)
})

test('regression: where no mall sells a part, the rest of the estimate was 가장 저렴', async () => {
  const { find } = await openPlan('?e=1.7.8', itemId => (itemId === '8' ? [] : (markets[7] ?? [])))
  find()
  expect((await screen.findAllByText('부품 1개를 살 수 없어요')).length).toBeGreaterThan(0)
  expect(screen.queryByText('가장 저렴')).toBeNull()
})

test('another choice shows its orders', async () => {
  const { find } = await openPlan()
  find()
  fireEvent.click(await screen.findByRole('radio', { name: /^몰 1곳에서/ }))
  expect(screen.getByRole('list', { name: '몰 1곳에서 살 때의 주문' })).toBeTruthy()
  expect(screen.getAllByRole('definition').at(-1)?.textContent).toBe('27,000원')
})

test('offers that could not be loaded can be requested again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  let isLost = true
  const { find } = await openPlan('?e=1.7', itemId => {
    if (isLost) throw new Error('lost')
    return markets[itemId] ?? []
  })
  find()
  const retry = await screen.findByRole('button', { name: '다시 시도' })
  isLost = false
  fireEvent.click(retry)
  expect(await screen.findByRole('radio', { name: /가장 저렴/ })).toBeTruthy()
})

test('parts that nobody sells are named, and services are left out', async () => {
  const { ask, find } = await openPlan('?e=1.7.s9001', () => [])
  find()
  expect(await screen.findByText('지금 살 수 있는 부품이 없어요')).toBeTruthy()
  expect(screen.getByText('라이젠: 지금 살 수 있는 몰이 없어요.')).toBeTruthy()
  expect(screen.getByText('몰에서 따로 팔지 않아 뺐어요: 조립')).toBeTruthy()
  expect(ask.mock.calls.every(([itemId]) => itemId === '7')).toBe(true)
})

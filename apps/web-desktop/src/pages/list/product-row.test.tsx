import type { ReadItem } from '@jeoul/list'
import { soldItem as item, soldLowest as lowest } from '@jeoul/list/testing/sold-item'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { fork } from 'effector'
import { Provider } from 'effector-react'
import { afterEach, expect, test, vi } from 'vitest'
import { ProductRow } from './product-row.tsx'

afterEach(cleanup)

interface Shown {
  readonly rank?: number
  readonly type?: 'cash' | 'card'
  readonly hasOwnPrice?: boolean
}

function show(changed: Partial<ReadItem> = {}, props: Shown = {}) {
  const onToggle = vi.fn()
  const { rank = null, type = 'cash', hasOwnPrice = false } = props
  render(
    <Provider value={fork()}>
      <ProductRow
        estimate={undefined}
        href="/item/7"
        popup="/item/7?popup=1"
        item={{ ...item, ...changed }}
        index={4}
        rank={rank}
        type={type}
        hasOwnPrice={hasOwnPrice}
        isOpen={false}
        onToggle={onToggle}
        zzimCount={item.zzim_count}
        isCompared
        isPicked={false}
        isMine={false}
        onPick={() => {}}
        onUnpick={() => {}}
        onHeart={() => {}}
      />
    </Provider>,
  )
  // Ignore non-breaking spaces; this test is about the words.
  return { text: screen.getByRole('listitem').textContent.replaceAll('\u00a0', ' '), onToggle }
}

test('a row shows the lowest price including delivery, and the price by card with the card’s name', () => {
  const { text } = show({ lowest })
  expect(text).toContain('최저가895,000원배송비 3,000원 포함삼성카드 최저가 871,200원')
  expect(text).toContain('등록 2026.09 · ★ 4.8 · 리뷰 128 · 찜 340')
  expect(text).toContain('몰 23곳')
})

test('regression: 최저가 lost its delivery where the shopper’s own price took its line', () => {
  const { text } = show({ lowest }, { hasOwnPrice: true })
  expect(text).toContain('최저가895,000원배송비 3,000원 포함')
})

test('a product sold in units shows the price of one, computed from the price above', () => {
  const perUnit = { cash: '1TB당 447,500원', card: '1TB당 435,600원' }
  expect(show({ lowest, perUnit }).text).toContain('최저가895,000원1TB당 447,500원배송비 3,000원 포함')
})

test('by card, the card’s price is the large one', () => {
  expect(show({ lowest }, { type: 'card' }).text).toContain('삼성카드 최저가871,200원무료배송')
})

test('free delivery is labelled, and unknown delivery is never called free', () => {
  expect(show({ lowest: { any: { total: 892_000, delivery: 0 } } }).text).toContain('무료배송')
  cleanup()
  const { text } = show({ lowest: { any: { total: 892_000, delivery: null } } })
  expect(text).toContain('판매가892,000원+ 배송비 확인 필요')
  expect(text).not.toMatch(/무료배송|최저가/)
})

test('a host that does not say who pays a price has no 최저가', () => {
  expect(show().text).toContain('판매가892,000원배송비 3,000원 별도카드가 871,200원')
})

test.each([
  [0, '단종'],
  [1, '일시품절'],
  [2, '가격비교 예정'],
] as const)('in price state %i the label %s stands where the price would be', (price_state, label) => {
  const { text } = show({ price_state, cash: null, card: null, mall_count: 0 })
  expect(text).toContain(label)
  expect(text).not.toMatch(/[0-9]원|최저가|배송비|몰 0곳/)
})

test('a variant has its own price or its own state', () => {
  const { text } = show({
    variants: [
      { item_id: '2', label: '벌크', state: 3, cash: 850_000, card: 840_000 },
      { item_id: '3', label: '해외구매', state: 1, cash: null, card: null },
    ],
  })
  expect(text).toContain('벌크 판매가 850,000원')
  expect(text).toContain('해외구매 일시품절')
})

test('a paid placement is labelled where others have their rank', () => {
  expect(show({}, { rank: 7 }).text).toMatch(/^7/)
  cleanup()
  expect(show({ ad: true }).text).toMatch(/^광고/)
})

test('the more-view button names its product and its row', () => {
  const { onToggle } = show()
  const button = screen.getByRole('button', { name: 'ASUS 지포스 RTX 5070 더보기', expanded: false })
  fireEvent.click(button)
  expect(onToggle).toHaveBeenCalledExactlyOnceWith(4)
})

test('a full row stays within its budget of elements', () => {
  const variants = ['벌크', '해외구매', '정품'].map((label, index) => ({
    item_id: `v${index}`,
    label,
    state: 3 as const,
    cash: 1_000,
    card: 900,
  }))
  show(
    { hotdeal: true, event: true, stdpc: true, minishop: '메모리창고', minishop_id: 7, variants },
    { rank: 1 },
  )
  expect(screen.getByRole('listitem').querySelectorAll('*').length + 1).toBeLessThanOrEqual(37)
  expect(screen.getByRole('link', { name: '메모리창고' }).getAttribute('href')).toBe('/?idx_b_manager=7')
})

import type { LowestPrices } from '@jeoul/api/types'
import type { ReadItem } from '@jeoul/list'
import { soldItem as item, soldLowest as lowest } from '@jeoul/list/testing/sold-item'
import { cleanup, render } from '@testing-library/react'
import { fork } from 'effector'
import { Provider } from 'effector-react'
import { afterEach, describe, expect, test } from 'vitest'
import { CardPrice } from './card-price.tsx'

afterEach(cleanup)

function textOf(changed: Partial<ReadItem>, type: 'cash' | 'card' = 'cash') {
  return render(
    <CardPrice item={{ ...item, ...changed }} href="/item/1000017" type={type} hasOwnPrice={false} />,
  ).container.textContent
}

describe('a card shows the price including delivery', () => {
  test.each<[string, LowestPrices['any'], string]>([
    ['paid', { total: 895_000, delivery: 3_000 }, '최저가 895,000원배송비 3,000원 포함'],
    ['free', { total: 892_000, delivery: 0 }, '최저가 892,000원무료배송'],
    [
      'unknown, which is never called free',
      { total: 892_000, delivery: null },
      '판매가 892,000원+ 배송비 확인 필요',
    ],
  ])('%s', (_, any, text) => {
    expect(textOf({ lowest: { any } })).toBe(text)
  })

  test.each([
    ['paid', 3_000, 'paid'],
    ['free', 0, 'free'],
    ['unknown', null, 'unknown'],
  ] as const)('in the look of what is %s', (_, delivery, look) => {
    const { container } = render(
      <CardPrice
        item={{ ...item, lowest: { any: { total: 895_000, delivery } } }}
        href="/item/7"
        type="cash"
        hasOwnPrice={false}
      />,
    )
    expect(container.querySelector('p:last-child')?.className).toBe(look)
  })

  test('by card where card prices are shown, with its name', () => {
    expect(textOf({ lowest }, 'card')).toBe('삼성카드 최저가 871,200원무료배송')
  })
})

test('regression: the phone’s list kept to itself the card prices that the desktop’s list says', () => {
  expect(textOf({ lowest })).toBe('최저가 895,000원배송비 3,000원 포함삼성카드 최저가 871,200원')
  expect(textOf({ lowest: { any: lowest.any } })).not.toContain('카드')
})

test('regression: 최저가 lost its delivery where the shopper’s own price took its line', () => {
  const { container } = render(
    <Provider value={fork()}>
      <CardPrice item={{ ...item, lowest }} href="/item/7" type="cash" hasOwnPrice />
    </Provider>,
  )
  expect(container.textContent).toBe('최저가 895,000원배송비 3,000원 포함')
})

test('a product sold in units shows the price of one, computed from the price above', () => {
  const perUnit = { cash: '1TB당 447,500원', card: '1TB당 435,600원' }
  expect(textOf({ lowest, perUnit })).toContain('최저가 895,000원1TB당 447,500원배송비 3,000원 포함')
  expect(textOf({ lowest, perUnit }, 'card')).toContain('1TB당 435,600원')
})

test('a product that is not for sale shows why, never a price; one that is sold out links to others', () => {
  expect(textOf({ price_state: 0, cash: 0 })).toBe('단종')
  expect(textOf({ price_state: 1, cash: 0 })).toBe('일시품절비슷한 상품 보기')
  expect(textOf({ cash: null })).toBe('가격 확인 필요')
})

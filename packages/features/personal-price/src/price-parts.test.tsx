import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { PriceParts } from './price-parts.tsx'

afterEach(cleanup)

test('every line has its amount, an unknown amount says so, and the sum comes last', () => {
  render(
    <PriceParts
      lines={[
        { label: '판매가', amount: 10_000 },
        { label: '쿠폰', amount: -1_000 },
        { label: '배송비', amount: null },
      ]}
      total={9_000}
      totalLabel="내 결제가"
      notes={['배송비를 알 수 없어요.']}
    />,
  )
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '10,000원',
    '−1,000원',
    '확인 필요',
    '9,000원',
  ])
  expect(screen.getAllByRole('term').at(-1)?.textContent).toBe('내 결제가')
  expect(screen.getByText('배송비를 알 수 없어요.')).toBeTruthy()
})

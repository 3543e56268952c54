import { expect, test } from 'vitest'
import type { EstimateSummary } from './estimate-summary.ts'
import { estimateText } from './estimate-text.ts'

const summary: EstimateSummary = {
  basis: '2026.11.23 13:12 현금가 · 배송비 별도',
  rows: [
    { label: 'CPU', name: '라이젠7 9800X3D', times: '', price: '612,000원' },
    { label: '그래픽카드', name: 'RTX 5080', times: ' × 2', price: '3,120,000원' },
    { label: '파워', name: '1000W', times: '', price: '품절' },
  ],
  totalLabel: '합계',
  total: '3,732,000원',
  card: '카드 3,800,000원 · 12개월 월 316,666원 · 24개월 월 158,333원',
  fit: '문제 1 · 통과 14',
  leftOut: '가격을 모르는 상품 1개는 합계에서 뺐어요.',
  address: 'https://www.jeoul.test/estimate?e=1.7.8x2.9',
}

test('kinds and prices are aligned in columns, with Korean letters two columns wide', () => {
  expect(estimateText(summary)).toBe(`PC 견적 (2026.11.23 13:12 현금가 · 배송비 별도)

CPU           612,000원  라이젠7 9800X3D
그래픽카드  3,120,000원  RTX 5080 × 2
파워               품절  1000W
───────────────────────
합계        3,732,000원
카드 3,800,000원 · 12개월 월 316,666원 · 24개월 월 158,333원
가격을 모르는 상품 1개는 합계에서 뺐어요.
호환성: 문제 1 · 통과 14

https://www.jeoul.test/estimate?e=1.7.8x2.9`)
})

test('empty parts of the summary are left out', () => {
  const text = estimateText({ ...summary, rows: [], card: '', fit: '', leftOut: '' })
  expect(text).not.toMatch(/카드|호환성|뺐어요/)
})

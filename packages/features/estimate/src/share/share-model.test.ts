import { estimateOpened, partsSeen } from '@jeoul/estimate'
import { partOf } from '@jeoul/estimate/testing/parts'
import { allSettled, fork } from 'effector'
import { afterEach, expect, test, vi } from 'vitest'
import { type EstimateSummary, estimateShown } from './estimate-summary.ts'
import {
  $shareOutcome,
  addressCopied,
  addressShared,
  estimateText,
  pictureRequested,
  textCopied,
} from './share-model.ts'

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

afterEach(() => vi.unstubAllGlobals())

async function onDevice(device: object) {
  vi.stubGlobal('navigator', device)
  vi.stubGlobal('location', { origin: 'https://www.jeoul.test' })
  const scope = fork()
  await allSettled(partsSeen, { scope, params: [partOf('7', 'cpu', { name: '라이젠' }), partOf('8', 'gpu')] })
  await allSettled(estimateOpened, { scope, params: '?e=1.7x2' })
  await allSettled(estimateShown, { scope })
  return { scope, outcome: () => scope.getState($shareOutcome) }
}

test('the address, and the estimate as text, are copied to the clipboard', async () => {
  const writeText = vi.fn(async () => {})
  const { scope, outcome } = await onDevice({ clipboard: { writeText } })
  await allSettled(addressCopied, { scope })
  expect(writeText).toHaveBeenLastCalledWith('https://www.jeoul.test/estimate?e=1.7x2')
  expect(outcome()).toEqual({ kind: 'address-copied' })
  await allSettled(textCopied, { scope })
  expect(writeText).toHaveBeenLastCalledWith(expect.stringContaining('20,000원  라이젠 × 2'))
  expect(outcome()).toEqual({ kind: 'text-copied' })
})

test('a text that could not be copied is shown, to be copied by hand', async () => {
  const { scope, outcome } = await onDevice({})
  await allSettled(addressCopied, { scope })
  expect(outcome()).toEqual({ kind: 'copy-failed', text: 'https://www.jeoul.test/estimate?e=1.7x2' })
})

test.each([
  ['a dismissal', 'AbortError', null],
  ['an error', 'NotAllowedError', { kind: 'share-failed' }],
])('the share sheet ends with %s', async (_, name, expected) => {
  const share = () => Promise.reject(Object.assign(new Error(name), { name }))
  const { scope, outcome } = await onDevice({ share })
  await allSettled(addressShared, { scope })
  expect(outcome()).toEqual(expected)
})

test('reports that a browser cannot draw the picture', async () => {
  const { scope, outcome } = await onDevice({})
  vi.stubGlobal('document', undefined)
  await allSettled(pictureRequested, { scope })
  expect(outcome()).toEqual({ kind: 'picture-failed' })
})

test('the parts are shared by kind, not in the order in which they were added', async () => {
  const writeText = vi.fn(async (_: string) => {})
  const { scope } = await onDevice({ clipboard: { writeText } })
  await allSettled(estimateOpened, { scope, params: '?e=1.8.7' })
  await allSettled(textCopied, { scope })
  const [text = ''] = writeText.mock.lastCall ?? []
  expect(text.indexOf('라이젠')).toBeLessThan(text.indexOf('부품 8'))
})

import { expect, test } from 'vitest'
import { readDelivery } from './read-delivery.ts'

test.each<[unknown, object]>([
  [{ kind: 'free' }, { kind: 'free' }],
  [
    { kind: 'free-above', fee: 3000, threshold: 50_000, each: 2 },
    { kind: 'free-above', fee: 3000, threshold: 50_000, each: 2 },
  ],
  [0, { kind: 'free' }],
  [3000, { kind: 'paid', fee: 3000 }],
  ['0', { kind: 'free' }],
  ['무료', { kind: 'free' }],
  ['무료 배송', { kind: 'free' }],
  ['2500', { kind: 'paid', fee: 2500 }],
  ['3,000원', { kind: 'paid', fee: 3000 }],
  ['배송비 3,000원', { kind: 'paid', fee: 3000 }],
  ['３０００', { kind: 'paid', fee: 3000 }],
  ['5만원 이상 무료배송', { kind: 'free-above', threshold: 50_000 }],
  ['35,000원 이상 무료', { kind: 'free-above', threshold: 35_000 }],
])('%j is %j', (found, delivery) => {
  expect(readDelivery(found)).toEqual(delivery)
})

test.each([
  [undefined],
  [null],
  [''],
  ['착불'],
  ['3,000원~5,000원'],
  [-1],
  [Number.NaN],
  [Number.POSITIVE_INFINITY],
  [{}],
  [[]],
  [{ kind: 3 }],
  [{ kind: 'paid', fee: '3000' }],
  [{ kind: 'paid', fee: -1 }],
  [{ kind: 'paid', fee: 3000, each: 0 }],
])('%j is unknown, never free', found => {
  expect(readDelivery(found)).toEqual({ kind: 'unknown' })
})

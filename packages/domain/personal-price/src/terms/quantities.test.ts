import { deviceOpened } from '@jeoul/visitor/device'
import { memoryStorage } from '@jeoul/visitor/device/testing'
import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'
import { defaultTerms } from '../offer/payment-terms.ts'
import { orderTerms, readQuantities, withQuantity } from './quantities.ts'
import { $quantities, quantityChosen } from './quantities-model.ts'

test.each<[string, unknown, unknown]>([
  ['pieces by product', { 1: 3, 2: 2 }, { 1: 3, 2: 2 }],
  ['one piece, which is what everyone buys', { 1: 1 }, {}],
  ['more than can be ordered', { 1: 1e9 }, { 1: 99 }],
  ['what is no number', { 1: '3', 2: null, 3: Number.NaN }, {}],
  ['a list', [3], null],
  ['a number', 3, null],
])('%s', (_, found, quantities) => {
  expect(readQuantities(found)).toEqual(quantities)
})

test.each([
  [0, {}],
  [-3, {}],
  [2.4, { 1: 2 }],
  [100, { 1: 99 }],
  [Number.NaN, {}],
])('%s pieces', (pieces, quantities) => {
  expect(withQuantity({}, { itemId: '1', pieces })).toEqual(quantities)
})

test('stores fifty products, including the current one', () => {
  const many = Object.fromEntries(Array.from({ length: 50 }, (_, place) => [`${1000 + place}`, 2]))
  const kept = withQuantity(many, { itemId: '9', pieces: 5 })
  expect(Object.keys(kept)).toHaveLength(50)
  expect(kept['9']).toBe(5)
})

test('regression: three pieces of one product tripled the price of another', () => {
  const quantities = withQuantity({}, { itemId: '1', pieces: 3 })
  expect(orderTerms(defaultTerms, quantities, '1')).toEqual({ ...defaultTerms, quantity: 3 })
  expect(orderTerms(defaultTerms, quantities, '2')).toBe(defaultTerms)
})

test('the device stores them, and two scopes do not leak into each other', async () => {
  const texts = new Map<string, string>()
  const open = async (kept = new Map<string, string>()) => {
    const scope = fork()
    await allSettled(deviceOpened, { scope, params: memoryStorage(kept) })
    return scope
  }
  const [one, two] = [await open(texts), await open()]
  await allSettled(quantityChosen, { scope: one, params: { itemId: '1', pieces: 5 } })
  expect([one.getState($quantities), two.getState($quantities)]).toEqual([{ 1: 5 }, {}])
  expect((await open(texts)).getState($quantities)).toEqual({ 1: 5 })
})

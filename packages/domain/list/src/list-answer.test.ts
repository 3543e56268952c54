import { checkedAnswer } from '@jeoul/api/testing'
import { describe, expect, test } from 'vitest'
import { readList } from './list-answer.ts'
import { readPriceBands } from './read-price-bands.ts'

const answer = {
  success: true,
  message: 'success',
  result: { items: [], total: 0, isCompare: true },
  makers: [],
}
const bands = [{ min: 0, max: null }]

describe('"The product list is stored only when success is true"', () => {
  test('stores a response with success true', () => {
    expect(readList(answer)).toMatchObject({ items: [], total: 0 })
  })
  test('rejects success false, whatever the message says', () => {
    expect(readList({ ...answer, success: false })).toBeNull()
  })
  test.each([
    [true, true],
    [false, false],
    [undefined, false],
  ])('isCompare %s offers the comparison: %s', (isCompare, isOffered) => {
    const body = checkedAnswer('GET /front/v3/items', {
      ...answer,
      result: { items: [], total: 0, isCompare },
    })
    expect(readList(body)?.isCompare).toBe(isOffered)
  })
  test('accepts a list without counts', () => {
    expect(readList(answer)).toMatchObject({
      specCounts: null,
      priceBands: null,
      traitCounts: {},
      malls: null,
    })
  })
})

describe('incomplete or malformed responses', () => {
  const read = (json: string) =>
    readList(checkedAnswer('GET /front/v3/items', { ...answer, ...JSON.parse(json) }))

  test('drops invalid products', () => {
    expect(read('{"result":{"items":[null,{},{"name":"이름뿐"}]}}')).toMatchObject({ items: [], total: 0 })
  })
  test('regression: a product without the assumed fields was refused', () => {
    expect(read('{"result":{"items":[{"item_id":"7","moreView":false}],"total":1}}')).toMatchObject({
      items: [{ item_id: '7', price_state: 2, delivery: { kind: 'unknown' } }],
      total: 1,
    })
  })
  test('missing makers are empty', () => {
    expect(read('{"makers":null}')?.makers).toEqual([])
  })
  test('ignores malls that are not a list, and drops nameless ones', () => {
    expect(read('{"result":{"items":[],"malls":{}}}')?.malls).toBeNull()
    expect(read('{"result":{"items":[],"malls":[null,{"id":"1"}],"trait_counts":null}}')).toMatchObject({
      malls: [],
      traitCounts: {},
    })
  })
  test('rejects anything else', () => {
    expect(read('{"result":{}}')).toBeNull()
    expect(read('{"result":null}')).toBeNull()
  })
})

describe('getSchPrice: "message \'success\', data or data.list"', () => {
  test('data', () =>
    expect(readPriceBands({ success: true, message: 'success', data: bands })).toEqual(bands))
  test('data.list', () =>
    expect(readPriceBands({ success: true, message: 'success', data: { list: bands } })).toEqual(bands))
  test.each([
    ['regression: up to nothing', 0, 0],
    ['regression: down to nothing', 400_000, 0],
    ['down', 400_000, 300_000],
    ['below nothing', -1, 300_000],
    ['to no amount', 0, 1.5],
  ])('a band %s is ignored', (_, min, max) => {
    const data = [...bands, { min, max }]
    expect(readPriceBands({ success: true, message: 'success', data })).toEqual(bands)
  })
  test('another message', () =>
    expect(readPriceBands({ success: true, message: 'error', data: bands })).toBeNull())
})

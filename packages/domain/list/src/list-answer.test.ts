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
  test('success true is stored', () => {
    expect(readList(answer)).toMatchObject({ items: [], total: 0 })
  })
  test('success false is not, whatever the message says', () => {
    expect(readList({ ...answer, success: false })).toBeNull()
  })
  test('a host that does not count still gives a list', () => {
    expect(readList(answer)).toMatchObject({
      specCounts: null,
      priceBands: null,
      traitCounts: {},
      malls: null,
    })
  })
})

describe('a host that says too little, or nonsense', () => {
  const read = (json: string) => readList({ ...answer, ...JSON.parse(json) })

  test('what is no product is left out', () => {
    expect(read('{"result":{"items":[null,{},{"name":"이름뿐"}]}}')).toMatchObject({ items: [], total: 0 })
  })
  test('regression: a product without the assumed fields was refused', () => {
    expect(read('{"result":{"items":[{"item_id":"7","moreView":false}],"total":1}}')).toMatchObject({
      items: [{ item_id: '7', price_state: 2, delivery: { kind: 'unknown' } }],
      total: 1,
    })
  })
  test('no makers are none', () => {
    expect(read('{"makers":null}')?.makers).toEqual([])
  })
  test('malls that are no list are none to choose from, and nameless ones are left out', () => {
    expect(read('{"result":{"items":[],"malls":{}}}')?.malls).toBeNull()
    expect(read('{"result":{"items":[],"malls":[null,{"id":"1"}],"trait_counts":null}}')).toMatchObject({
      malls: [],
      traitCounts: {},
    })
  })
  test('what is no list is refused', () => {
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
  ])('a band %s is none', (_, min, max) => {
    const data = [...bands, { min, max }]
    expect(readPriceBands({ success: true, message: 'success', data })).toEqual(bands)
  })
  test('another message', () =>
    expect(readPriceBands({ success: true, message: 'error', data: bands })).toBeNull())
})

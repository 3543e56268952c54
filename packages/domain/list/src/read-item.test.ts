import { checkedAnswer } from '@jeoul/api/testing'
import { describe, expect, test } from 'vitest'
import { readList } from './list-answer.ts'

/** The row of a product, from a response as it arrives. */
function read(item: object | null) {
  const body = {
    success: true,
    message: 'success',
    result: { items: [item], total: 1, isCompare: true },
    makers: [],
  }
  return readList(checkedAnswer('GET /front/v3/items', body))?.items[0] ?? null
}

test('"List item: item_id, moreView": a product without any other field', () => {
  expect(read({ item_id: '7', moreView: true })).toEqual({
    item_id: '7',
    moreView: true,
    name: '상품 7',
    cate_id: '',
    image: '',
    price_state: 2,
    cash: null,
    card: null,
    delivery: { kind: 'unknown' },
    mall_count: 0,
    review_count: 0,
    zzim_count: 0,
    registered: '',
    key_specs: [],
    variants: [],
  })
})

describe('reading the other fields', () => {
  test.each<[object, object]>([
    [{ item_id: 7 }, { item_id: '7' }],
    [{ cash: 1000 }, { cash: 1000, price_state: 3 }],
    [
      { card: 900, price_state: 0 },
      { card: 900, price_state: 0 },
    ],
    [{ cash: 0 }, { cash: null, price_state: 2 }],
    [{ cash: '1000' }, { cash: null }],
    [{ delivery: 3000 }, { delivery: { kind: 'paid', fee: 3000 } }],
    [{ delivery: '무료배송' }, { delivery: { kind: 'free' } }],
    [{ key_specs: ['12GB', null, ''] }, { key_specs: ['12GB'] }],
    [
      { key_specs: '12GB', variants: {} },
      { key_specs: [], variants: [] },
    ],
    [{ variants: [null, {}, { item_id: '8', label: '벌크' }] }, { variants: [{ item_id: '8' }] }],
    [{ moreView: 'yes' }, { moreView: false }],
    [{ hotdeal: true, stdpc: false }, { hotdeal: true }],
  ])('%j', (fields, expected) => {
    expect(read({ item_id: '7', name: '상품', ...fields })).toMatchObject(expected)
  })

  test('"Unit price where the specifications allow it", for the price that is shown', () => {
    const drive = { item_id: '7', key_specs: ['M.2 (2280)', '2TB'], cash: 268_000, card: 260_000 }
    expect(read(drive)).toMatchObject({ perUnit: { cash: '1TB당 134,000원', card: '1TB당 130,000원' } })
    expect(read({ ...drive, price_state: 1 })).not.toHaveProperty('perUnit')
    expect(read({ ...drive, key_specs: ['RTX 5070', '12GB'] })).not.toHaveProperty('perUnit')
  })

  test('a price without conditions and its delivery are read only if they become the headline', () => {
    const priced = { cash: 1000, card: 900, delivery: { kind: 'free' } }
    expect(read({ item_id: '7', ...priced, lowest: {} })).toMatchObject(priced)
    const other = read({ item_id: '7', ...priced, lowest: { any: { total: 950, delivery: 0 } } })
    expect(other).toMatchObject({ price_state: 3, lowest: { any: { total: 950 } } })
    for (const field of Object.keys(priced)) expect(other).not.toHaveProperty(field)
  })

  test.each(['maker', 'variant_label'])('%s, which no row shows, is dropped', field => {
    expect(read({ item_id: '7', [field]: '벌크' })).not.toHaveProperty(field)
  })

  test('labels that do not apply are dropped', () => {
    expect(read({ item_id: '7', hotdeal: false, event: false, stdpc: false })).not.toHaveProperty('stdpc')
  })

  test('an invalid score counts as missing', () => {
    expect(read({ item_id: '7', review_score: '4.5' })).not.toHaveProperty('review_score')
  })
})

test.each([[null], [{}], [{ item_id: '' }], [{ name: '이름뿐' }]])('rejects %j', json => {
  expect(read(json)).toBeNull()
})

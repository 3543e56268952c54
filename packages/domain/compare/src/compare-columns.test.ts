import { ApiError, failedLoad, type Loaded } from '@jeoul/api'
import type { Market } from '@jeoul/api/types'
import { marketOf } from '@jeoul/offers/testing/market-of'
import { defaultTerms } from '@jeoul/personal-price'
import { describe, expect, test } from 'vitest'
import { bestOf, compareColumns } from './compare-columns.ts'
import type { ComparedProduct } from './compared-product.ts'

const product = (itemId: string, label: string | null = null): ComparedProduct => ({
  itemId,
  name: `상품 ${itemId}`,
  image: '',
  cateId: '1',
  isPart: false,
  specs: [],
  label,
  score: null,
  reviewCount: 0,
})
const full = <Data>(data: Data): Loaded<Data> => ({ status: 'full', data })
const failed = (status: number) => failedLoad(new ApiError('status', 'no', status))
const loading: Loaded<never> = { status: 'loading', data: null }
const markets = (...prices: number[]): Loaded<readonly Market[]> =>
  full(prices.map(priceB2c => marketOf({ mallName: `몰 ${priceB2c}`, priceB2c })))

const answers = {
  itemIds: ['1', '2', '3', '4'],
  products: { '1': full(product('1')), '2': full(product('2')), '3': failed(404), '4': failed(500) },
  offers: {
    '1': markets(12_000, 11_000),
    '1:card': markets(),
    '2': markets(10_000),
    '2:card': markets(),
  },
}

describe('one column per product', () => {
  const columns = compareColumns(answers, defaultTerms)

  test('in order; a failure affects only its own column', () => {
    expect(columns.map(({ status, itemId }) => [itemId, status])).toEqual([
      ['1', 'full'],
      ['2', 'full'],
      ['3', 'unknown'],
      ['4', 'failed'],
    ])
  })

  test('"offers by true price", and how far it is from the cheapest product', () => {
    expect(columns.map(column => bestOf(column)?.price.total)).toEqual([11_000, 10_000, undefined, undefined])
    expect(
      columns.map(column => column.status === 'full' && column.price.kind === 'known' && column.price.gap),
    ).toEqual([1_000, 0, false, false])
  })
})

describe('"이 중 최저가 only within one kind of product"', () => {
  const lowestOf = (changes: Partial<typeof answers>) =>
    compareColumns({ ...answers, itemIds: ['1', '2'], ...changes }, defaultTerms).map(
      column => column.status === 'full' && column.price.kind === 'known' && column.price.isLowest,
    )
  const open = full([
    marketOf({ mallName: '배송비 모름', priceB2c: 9_000, costDelivery: { kind: 'unknown' } }),
  ])

  test('of two of one kind, the cheaper one has the label', () => {
    expect(lowestOf({})).toEqual([false, true])
  })

  test('of two kinds neither has the label, and no difference is shown', () => {
    const products = { ...answers.products, '1': full({ ...product('1'), cateId: '2' }) }
    expect(lowestOf({ products })).toEqual([false, false])
    const columns = compareColumns({ ...answers, products, itemIds: ['1', '2'] }, defaultTerms)
    expect(columns).toMatchObject([{ price: { gap: null } }, { price: { gap: null } }])
  })

  test('regression: a price with a condition was labelled 이 중 최저가', () => {
    const coupon = marketOf({ priceB2c: 9_000, discounts: [{ kind: 'coupon', name: '쿠폰', amount: 500 }] })
    expect(lowestOf({ offers: { ...answers.offers, '2': full([coupon]) } })).toEqual([false, false])
  })

  test('no product has the label while a mall with unknown delivery may be cheaper', () => {
    expect(lowestOf({ offers: { ...answers.offers, '1': open } })).toEqual([false, false])
    const dear = full([
      ...(answers.offers['1'].data ?? []),
      marketOf({ priceB2c: 10_500, costDelivery: { kind: 'unknown' } }),
    ])
    expect(lowestOf({ offers: { ...answers.offers, '1': dear } })).toEqual([false, true])
  })
})

describe('the price of a column', () => {
  const priceOf = (changes: Partial<typeof answers>, itemId = '1') => {
    const [column] = compareColumns({ ...answers, ...changes, itemIds: [itemId] }, defaultTerms)
    return column?.status === 'full' ? column.price : column?.status
  }

  test.each([
    ['is on its way', { '1': loading }, { kind: 'waiting' }],
    ['was not asked for yet', {}, { kind: 'waiting' }],
    ['could not be had', { '1': failed(500), '1:card': markets(9_000) }, { kind: 'failed' }],
    ['is asked by nobody', { '1': markets() }, { kind: 'none' }],
  ])('%s', (_, offers, price) => {
    expect(priceOf({ offers: { ...answers.offers, '1': loading, ...offers } })).toEqual(price)
  })

  test('is marked as partial without card prices', () => {
    const offers = { ...answers.offers, '1:card': failed(500) }
    expect(priceOf({ offers })).toMatchObject({ kind: 'known', isPartial: true })
    expect(priceOf({})).toMatchObject({ kind: 'known', isPartial: false })
  })

  test('"what is not for sale shows its label"', () => {
    const products = { ...answers.products, '1': full(product('1', '단종')) }
    expect(priceOf({ products })).toEqual({ kind: 'label', label: '단종' })
  })

  test('a product that has not been requested yet counts as loading', () => {
    expect(priceOf({}, '9')).toBe('loading')
  })
})

import type { Loaded } from '@jeoul/api'
import type { Market } from '@jeoul/api/types'
import { defaultTerms } from '@jeoul/personal-price'
import { describe, expect, test } from 'vitest'
import { findOutboundOffer, redirectsByItself } from './outbound-offer.ts'
import { readLinkSearch } from './read-link-search.ts'
import { numberedMarket } from './testing/open-outbound.ts'

const full = (...data: Market[]): Loaded<Market[]> => ({ status: 'full', data })
const loading: Loaded<Market[]> = { status: 'loading', data: null }
const failed: Loaded<Market[]> = {
  status: 'failed',
  data: null,
  failure: { kind: 'status', status: 500 },
}

interface Found {
  cash?: Loaded<Market[]> | undefined
  card?: Loaded<Market[]> | undefined
  search?: string
}

function find({ cash = full(numberedMarket()), card = full(numberedMarket()), search = '' }: Found = {}) {
  return findOutboundOffer({ mallId: '23', linked: readLinkSearch(search), cash, card }, defaultTerms)
}

describe('the offer of an address', () => {
  test('is its mall’s, with its true price and the host’s address', () => {
    const other = numberedMarket({ mallId: '7', mallName: '다른 몰', priceB2c: 1 })
    expect(find({ cash: full(other, numberedMarket()), card: full() })).toMatchObject({
      kind: 'ready',
      offer: { market: { mallName: '저울마켓' } },
      price: { total: 10_000 },
      href: 'https://mall.example/77012',
      change: { kind: 'none' },
      isWhole: true,
    })
  })

  const twice = full(numberedMarket(), numberedMarket({ itemIdCp: '77013', priceB2c: 9_000 }))
  test.each([
    ['the one that was seen, where the mall sells the product twice', '?offer=77012', '77012'],
    ['else the one that costs least', '', '77013'],
  ])('is %s', (_, search, itemIdCp) => {
    expect(find({ cash: twice, card: full(), search })).toMatchObject({ offer: { market: { itemIdCp } } })
  })
})

describe('redirects to the host’s address', () => {
  const evil = 'https://evil.test/'
  test.each([
    ['an offer', '?offer=77012'],
    ['another address', `?url=${evil}&href=${evil}&to=${evil}`],
    ['an offer that is called like an address', `?offer=${evil}`],
  ])('whatever the query contains: %s', (_, search) => {
    const cash = full(numberedMarket(), numberedMarket({ itemIdCp: evil }))
    expect(find({ cash, card: full(), search })).toMatchObject({ href: 'https://mall.example/77012' })
  })
})

describe('the state of an outbound page', () => {
  test.each<[string, Found, string]>([
    ['one that is awaited', { cash: loading }, 'waiting'],
    ['one whose card price is awaited', { card: loading }, 'waiting'],
    ['a mall that sells it no more', { cash: full(), card: full() }, 'gone'],
    ['another offer of the mall than was seen', { search: '?offer=1' }, 'gone'],
    ['nothing at all', { cash: failed, card: failed }, 'failed'],
    ['an offer that may be in the answer that failed', { cash: failed, card: full() }, 'failed'],
    ['an offer with one kind of prices', { card: failed }, 'ready'],
  ])('%s', (_, found, kind) => {
    expect(find(found).kind).toBe(kind)
  })

  test('offers that have not been requested count as loading', () => {
    const linked = readLinkSearch('')
    expect(
      findOutboundOffer({ mallId: '23', linked, cash: undefined, card: undefined }, defaultTerms).kind,
    ).toBe('waiting')
  })
})

describe('"does not go on by itself" if anything differs from what was seen', () => {
  test.each<[string, Found, boolean]>([
    ['the same price', { search: '?seen=10000' }, true],
    ['a lower price', { search: '?seen=12000' }, true],
    ['a price that nobody saw', {}, true],
    ['a higher price', { search: '?seen=9999' }, false],
    ['prices that could not all be had', { card: failed }, false],
    ['an offer that is gone', { cash: full(), card: full() }, false],
    ['an address that leads nowhere', { cash: full(numberedMarket({ href: 'javascript:alert(1)' })) }, false],
    ['an answer that is awaited', { cash: loading }, false],
  ])('%s', (_, found, goes) => {
    expect(redirectsByItself(find(found))).toBe(goes)
  })
})

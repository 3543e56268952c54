import {
  getItemOffersFx,
  getItemsFx,
  getPriceBandsFx,
  getSpecsFx,
  type ItemOffersParams,
  type ItemsParams,
  type ShopCategoryParams,
} from '@jeoul/api'
import type { ItemListResponse, ItemOffersResponse, ListItem, Maker, SpecFacet } from '@jeoul/api/types'
import { allSettled, fork } from 'effector'
import { vi } from 'vitest'
import { readListQuery } from '../list-query-codec.ts'
import { desktopList, type ListSite } from '../list-site.ts'
import { listOpened } from '../model.ts'
import { readSearch } from '../search-codec.ts'
import { listItem } from './list-item.ts'

export const makers: Maker[] = [
  { id: '5', name: 'ASUS', count: 2 },
  { id: '7', name: 'MSI', count: 1 },
]

const memory: SpecFacet[] = [
  { key: 'memory', name: '메모리 용량', values: [{ key: '12', name: '12GB', count: 4 }] },
]

/** The host's response with these products. */
export function itemsOf(items: ListItem[], total: number): ItemListResponse {
  return { success: true, message: 'success', makers, result: { items, total, isCompare: true } }
}

/** The host's response for a list of `total` products, five of them on the page. */
export function itemsAnswer(total = 95): ItemListResponse {
  return itemsOf(['1', '2', '3', '4', '5'].slice(0, total).map(listItem), total)
}

type Answer = (params: ItemsParams) => ItemListResponse | Promise<ItemListResponse>

const noOffers = () => ({ success: true, message: 'success', result: [] })

interface Host {
  readonly items?: Answer
  readonly offers?: (params: ItemOffersParams) => ItemOffersResponse
  /** Of every category. */
  readonly facets?: SpecFacet[]
  readonly site?: ListSite
}

/** A scope whose host answers as the test defines, and records its requests. */
export function setUp({
  items = () => itemsAnswer(),
  offers = noOffers,
  facets = memory,
  site = desktopList,
}: Host = {}) {
  const requests = {
    items: vi.fn(items),
    offers: vi.fn(offers),
    specs: vi.fn((_: ShopCategoryParams) => ({ success: true, message: 'success', result: facets })),
    priceBands: vi.fn((_: ShopCategoryParams) => ({ success: true, message: 'success', data: [] })),
  }
  const scopeWith = (values: Record<string, unknown> = {}) =>
    fork({
      values,
      handlers: [
        [getItemsFx, (_: unknown, params: ItemsParams) => requests.items(params)],
        [getItemOffersFx, (_: unknown, params: ItemOffersParams) => requests.offers(params)],
        [getSpecsFx, (_: unknown, params: ShopCategoryParams) => requests.specs(params)],
        [getPriceBandsFx, (_: unknown, params: ShopCategoryParams) => requests.priceBands(params)],
      ],
    })
  const scope = scopeWith()
  const open = (cateId: string, search = '', into = scope, managerId = 1) =>
    allSettled(listOpened, {
      scope: into,
      params: { cateId, managerId, query: readListQuery(search, site), site },
    })
  /** Opens the results of a search by the query of their address. */
  const search = (address: string) => {
    const query = readListQuery(address, site, readSearch(address))
    return allSettled(listOpened, {
      scope,
      params: { cateId: query.search?.cateId ?? '', managerId: 1, query, site },
    })
  }
  return { scope, scopeWith, requests, open, search }
}

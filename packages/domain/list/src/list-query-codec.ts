import {
  choosePrices,
  readSpecChoice,
  readTrait,
  readWords,
  toggleMaker,
  toggleMall,
  toggleSpec,
  toggleTrait,
  writeSpecChoice,
} from '@jeoul/filter-spec'
import { readInteger } from '@jeoul/format/amount'
import { defaultSort, type ListQuery, type ListSort, type Search, sorts, sortsOf } from './list-query.ts'
import { desktopList, type ListSite } from './list-site.ts'
import { readPrice } from './read-price.ts'

const maxChoices = 100
/** Ids of makers and malls. */
const numeral = /^[0-9]{1,10}$/
/** Hosts may name specifications in Korean or capitals. A facet's key contains no colon. */
const facetKey = /^[^\p{C}:]{1,40}$/u
const valueKey = /^[^\p{C}]{1,40}$/u
const eventId = /^[A-Za-z0-9_-]{1,40}$/
const adCode = /^[A-Za-z0-9_-]{1,40}$/

/**
 * Reads a list's choices from an address. Malformed parameters are ignored. Parameters of the other site are read as
 * well, because visitors are redirected between the sites with their address.
 *
 * @param address the part of the address from '?'
 * @param search the search of the address; null on the list of a category
 */
export function readListQuery(
  address: string,
  { defaults, sizes }: ListSite = desktopList,
  search: Search | null = null,
): ListQuery {
  const params = new URLSearchParams(address)
  const sizeText = params.get('size') ?? params.get('perpage')
  let query: ListQuery = {
    ...defaults,
    search,
    page: Math.max(1, readInteger(params.get('page'), 6) ?? 1),
    sort: readSort(params.get('sort'), search) ?? defaultSort(search),
    size: sizes.find(size => String(size) === sizeText) ?? defaults.size,
    type: params.get('type') === 'card' ? 'card' : 'cash',
    event: search ? null : (eventId.exec(params.get('event') ?? '')?.[0] ?? null),
    adCode: adCode.exec(params.get('ad_code') ?? '')?.[0] ?? null,
    kwd: readWords(params.get('kwd') ?? ''),
  }
  query = {
    ...query,
    ...choosePrices(query, readPrice(params.get('min')), readPrice(params.get('max'))),
  }
  for (const maker of listed(params.getAll('maker'))) {
    if (numeral.test(maker)) query = { ...query, ...toggleMaker(query, maker) }
  }
  for (const mall of listed(params.getAll('mall'))) {
    if (numeral.test(mall)) query = { ...query, ...toggleMall(query, mall) }
  }
  for (const key of listed(params.getAll('trait'))) {
    const trait = readTrait(key)
    if (trait) query = { ...query, ...toggleTrait(query, trait) }
  }
  for (const pair of unique(params.getAll('spec'))) {
    const choice = readSpecChoice(pair)
    if (choice && facetKey.test(choice.facet) && valueKey.test(choice.value)) {
      query = { ...query, ...toggleSpec(query, choice.facet, choice.value) }
    }
  }
  return query
}

/**
 * Writes a list's choices as the query of an address. Defaults are omitted.
 *
 * @returns '' or a string that begins with '?'
 */
export function writeListQuery(query: ListQuery, site: ListSite = desktopList): string {
  const { defaults, sizeName } = site
  const params = new URLSearchParams()
  const set = (name: string, value: string | number | null, byDefault: string | number | null) => {
    if (value !== null && value !== byDefault) params.set(name, String(value))
  }
  set('keyword', query.search?.keyword ?? '', '')
  set('cate', query.search?.cateId ?? null, null)
  if (query.search?.isExact) set('exact', 1, null)
  set('event', query.event, null)
  set('kwd', query.kwd, '')
  for (const maker of query.makers) params.append('maker', maker)
  for (const trait of query.traits) params.append('trait', trait)
  for (const mall of query.malls) params.append('mall', mall)
  for (const facet of Object.keys(query.spec).sort()) {
    for (const value of query.spec[facet] ?? []) params.append('spec', writeSpecChoice({ facet, value }))
  }
  set('min', query.min, null)
  set('max', query.max, null)
  set('sort', query.sort, defaultSort(query.search))
  set('type', query.type, defaults.type)
  set(sizeName, query.size, defaults.size)
  set('page', query.page, 1)
  set('ad_code', query.adCode, null)
  const search = params.toString().replaceAll('%3A', ':')
  return search === '' ? '' : `?${search}`
}

/** Reads a sort order by its name, or by its number from 1, which older mobile addresses have. */
function readSort(text: string | null, search: Search | null): ListSort | undefined {
  return (sortsOf(search).find(({ key }) => key === text) ?? sorts[Number(text) - 1])?.key
}

/** Splits values that are repeated or separated by commas. Not for specifications, whose values may contain commas. */
function listed(values: readonly string[]): Iterable<string> {
  return unique(values.join().split(','))
}

function unique(values: readonly string[]): Iterable<string> {
  return new Set(values.slice(0, maxChoices))
}

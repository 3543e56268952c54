import { choosePrices, readSpecChoice, toggleMaker, toggleSpec, writeSpecChoice } from '@jeoul/filter-spec'
import { defaultListQuery, type ListQuery, pageSizes, sorts } from './list-query.ts'

const maxChoices = 100
const maxKeyword = 100
const makerId = /^[0-9]{1,10}$/
const specKey = /^[a-z0-9_.-]{1,40}$/
const adCode = /^[A-Za-z0-9_-]{1,40}$/

/**
 * Reads a list's choices from an address. Whatever is malformed counts as not said.
 *
 * @param search the part of the address from '?'
 */
export function readListQuery(search: string): ListQuery {
  const params = new URLSearchParams(search)
  let query: ListQuery = {
    ...defaultListQuery,
    page: Math.max(1, readInteger(params.get('page'), 6) ?? 1),
    sort: sorts.find(({ key }) => key === params.get('sort'))?.key ?? defaultListQuery.sort,
    size: pageSizes.find(size => String(size) === params.get('size')) ?? defaultListQuery.size,
    type: params.get('type') === 'card' ? 'card' : 'cash',
    adCode: adCode.exec(params.get('ad_code') ?? '')?.[0] ?? null,
    kwd: readKeyword(params.get('kwd') ?? ''),
  }
  query = {
    ...query,
    ...choosePrices(query, readInteger(params.get('min'), 9), readInteger(params.get('max'), 9)),
  }
  for (const maker of unique(params.getAll('maker'))) {
    if (makerId.test(maker)) query = { ...query, ...toggleMaker(query, maker) }
  }
  for (const pair of unique(params.getAll('spec'))) {
    const choice = readSpecChoice(pair)
    if (choice && specKey.test(choice.facet) && specKey.test(choice.value)) {
      query = { ...query, ...toggleSpec(query, choice.facet, choice.value) }
    }
  }
  return query
}

/**
 * Writes a list's choices as the query of an address, defaults left out.
 *
 * @returns '' or a string that begins with '?'
 */
export function writeListQuery(query: ListQuery): string {
  const params = new URLSearchParams()
  const set = (name: string, value: string | number | null, byDefault: string | number | null) => {
    if (value !== null && value !== byDefault) params.set(name, String(value))
  }
  set('kwd', query.kwd, '')
  for (const maker of query.makers) params.append('maker', maker)
  for (const facet of Object.keys(query.spec).sort()) {
    for (const value of query.spec[facet] ?? []) params.append('spec', writeSpecChoice({ facet, value }))
  }
  set('min', query.min, null)
  set('max', query.max, null)
  set('sort', query.sort, defaultListQuery.sort)
  set('type', query.type, defaultListQuery.type)
  set('size', query.size, defaultListQuery.size)
  set('page', query.page, 1)
  set('ad_code', query.adCode, null)
  const search = params.toString().replaceAll('%3A', ':')
  return search === '' ? '' : `?${search}`
}

/** Words inside a list, as typed: without needless space, at most 100 characters. */
export function readKeyword(typed: string): string {
  return typed.normalize('NFC').trim().replace(/\s+/g, ' ').slice(0, maxKeyword).trim()
}

/** A whole number of at most so many digits, as people type them; null for anything else. */
export function readInteger(typed: string | null, digits: number): number | null {
  const plain = (typed ?? '')
    .normalize('NFKC')
    .replace(/[,\s원]/g, '')
    .replace(/만$/, '0000')
  return /^[0-9]+$/.test(plain) && plain.length <= digits ? Number(plain) : null
}

function unique(values: readonly string[]): Iterable<string> {
  return new Set(values.slice(0, maxChoices))
}

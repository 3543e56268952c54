import type { ItemsParams, ShopCategoryParams } from '@jeoul/api'
import type { SpecFacet } from '@jeoul/api/types'
import { vi } from 'vitest'
import { findItems, type SearchHost } from '../find-items.ts'
import { itemsRequest } from '../items-request.ts'
import { defaultListQuery, type Search } from '../list-query.ts'
import { desktopList } from '../list-site.ts'
import type { Reading } from '../reading.ts'
import { itemsAnswer } from './list-host.ts'

/** A host that answers lists as a test says, with these facets for every category. */
export function hostOf(getItems: SearchHost['getItems'], facets: SpecFacet[] = []): SearchHost {
  const getSpecs = async (_: ShopCategoryParams) => ({ success: true, message: 'success', result: facets })
  return { getItems, getSpecs }
}

/** A host with one product for one keyword, which suggests another keyword in all its answers. */
export function setUpSearch(finds: string, suggested?: string) {
  const requests = vi.fn(async ({ query }: ItemsParams) => {
    const answer = itemsAnswer(query.keyword === finds ? 1 : 0)
    return suggested === undefined
      ? answer
      : { ...answer, result: { ...answer.result, suggested_keyword: suggested } }
  })
  let latest: Reading | null = null
  const readingOf = async (keyword: string, choice = {}) => {
    await search(keyword, {}, choice)
    return latest
  }
  async function search(keyword: string, more: Partial<Search> & { kwd?: string } = {}, choice = {}) {
    const { kwd = '', ...rest } = more
    const words = { search: { keyword, cateId: null, isExact: false, ...rest }, kwd }
    const query = itemsRequest('', 1, { ...defaultListQuery, ...words }, desktopList)
    const finding = { words, before: null }
    const { body, reading } = await findItems(hostOf(requests), { query: { ...query, ...choice } }, finding)
    latest = reading
    const readAs = reading?.keyword === keyword ? null : reading?.keyword
    return { readAs, total: body.result?.total }
  }
  const shorterKeywords = () => latest?.shorterKeywords
  const keywords = () => requests.mock.calls.map(([{ query }]) => query.keyword)
  return { requests, search, readingOf, shorterKeywords, keywords }
}

import { ApiError, type ItemsParams } from '@jeoul/api'
import { expect, test, vi } from 'vitest'
import { findItems } from './find-items.ts'
import { itemsRequest } from './items-request.ts'
import { defaultListQuery } from './list-query.ts'
import { desktopList } from './list-site.ts'
import { itemsAnswer } from './testing/list-host.ts'
import { hostOf, setUpSearch } from './testing/search-host.ts'

test('an exact search without results is not reinterpreted', async () => {
  const { search, requests } = setUpSearch('그래픽')
  expect(await search('rmfovlr', { isExact: true })).toEqual({ readAs: null, total: 0 })
  expect(requests).toHaveBeenCalledTimes(1)
})

test('regression: an exact search without results offered no fewer words', async () => {
  const { search, shorterKeywords } = setUpSearch('커피')
  await search('커피 없는말', { isExact: true })
  expect(shorterKeywords()).toEqual(['커피'])
})

test('regression: an aborted search was treated like one without results', async () => {
  const { search, requests } = setUpSearch('커피')
  requests.mockImplementation(async ({ query }) => {
    if (query.limit === 1) throw new ApiError('aborted', 'left')
    return itemsAnswer(0)
  })
  await expect(search('커피 없는말', { isExact: true })).rejects.toMatchObject({ kind: 'aborted' })
})

test('regression: a keyword was still read as typed after an exact search was given up', async () => {
  const requests = vi.fn(async ({ query }: ItemsParams) => itemsAnswer(query.keyword === '그래픽' ? 1 : 0))
  const words = { search: { keyword: 'rmfovlr', cateId: null, isExact: false }, kwd: '' }
  const query = itemsRequest('', 1, { ...defaultListQuery, ...words }, desktopList)
  const before = {
    typed: 'rmfovlr',
    keyword: 'rmfovlr',
    choices: {},
    asked: { keyword: 'rmfovlr' },
    remembered: 'rmfovlr',
    isTypedEmpty: false,
    leadsBack: true,
    shorterKeywords: [],
    said: '',
  }
  const { reading } = await findItems(hostOf(requests), { query }, { words, before })
  expect(reading?.keyword).toBe('그래픽')
})

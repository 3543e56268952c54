import { ApiError, type ItemsParams } from '@jeoul/api'
import { describe, expect, test, vi } from 'vitest'
import { findItems } from './find-items.ts'
import { itemsRequest } from './items-request.ts'
import { defaultListQuery, type Search } from './list-query.ts'
import { desktopList } from './list-site.ts'
import { itemsAnswer } from './testing/list-host.ts'

/** A host that finds one product for one keyword alone, and suggests another keyword where it finds nothing. */
function setUp(finds: string, suggested?: string) {
  const asked = vi.fn(async ({ query }: ItemsParams) => {
    const answer = itemsAnswer(query.keyword === finds ? 1 : 0)
    return suggested === undefined
      ? answer
      : { ...answer, result: { ...answer.result, suggested_keyword: suggested } }
  })
  async function search(keyword: string, more: Partial<Search> & { kwd?: string } = {}) {
    const { kwd = '', ...rest } = more
    const words = { search: { keyword, cateId: null, isExact: false, ...rest }, kwd }
    const query = itemsRequest('', 1, { ...defaultListQuery, ...words }, desktopList)
    const { body, readAs } = await findItems(asked, { query }, words)
    return { readAs: readAs?.keyword ?? null, total: body.result?.total }
  }
  const keywords = () => asked.mock.calls.map(([{ query }]) => query.keyword)
  return { asked, search, keywords }
}

describe('a search that finds nothing', () => {
  test('is read as on the keyboard’s other layout', async () => {
    const { search, keywords } = setUp('그래픽')
    expect(await search('rmfovlr')).toEqual({ readAs: '그래픽', total: 1 })
    expect(keywords()).toEqual(['rmfovlr', '그래픽'])
  })

  test('is read as the host suggests', async () => {
    const { search } = setUp('그래픽카드', '그래픽카드')
    expect(await search('그래픽카두')).toEqual({ readAs: '그래픽카드', total: 1 })
  })

  test('is read the one way before the other, and each once', async () => {
    const { search, keywords } = setUp('그래픽카드', '그래픽카드')
    expect(await search('ㄱㄹㅍㅋㄷ')).toEqual({ readAs: '그래픽카드', total: 1 })
    expect(keywords()).toEqual(['ㄱㄹㅍㅋㄷ', 'rfvze', '그래픽카드'])
  })

  test('keeps what is searched for inside of it', async () => {
    const { search, keywords } = setUp('그래픽 asus')
    expect(await search('rmfovlr', { kwd: 'asus' })).toEqual({ readAs: '그래픽', total: 1 })
    expect(keywords()).toEqual(['rmfovlr asus', '그래픽 asus'])
  })

  test('stays without anything where no reading finds something', async () => {
    expect(await setUp('SSD', '모니터').search('rmfovlr')).toEqual({ readAs: null, total: 0 })
  })

  test('is taken at its word where the shopper said so', async () => {
    const { search, asked } = setUp('그래픽')
    expect(await search('rmfovlr', { isExact: true })).toEqual({ readAs: null, total: 0 })
    expect(asked).toHaveBeenCalledTimes(1)
  })
})

test('a search that finds something is asked once', async () => {
  const { search, asked } = setUp('for', '랙')
  expect(await search('for')).toEqual({ readAs: null, total: 1 })
  expect(asked).toHaveBeenCalledTimes(1)
})

describe('the second question', () => {
  test('may fail: the first answer stands', async () => {
    const { search, asked } = setUp('그래픽')
    asked.mockResolvedValueOnce(itemsAnswer(0)).mockRejectedValueOnce(new ApiError('status', 'down', 500))
    expect(await search('rmfovlr')).toEqual({ readAs: null, total: 0 })
  })

  test('is given up when nobody waits for it any more', async () => {
    const { search, asked } = setUp('그래픽')
    const abandoned = new ApiError('aborted', 'nobody waits')
    asked.mockResolvedValueOnce(itemsAnswer(0)).mockRejectedValueOnce(abandoned)
    await expect(search('rmfovlr')).rejects.toBe(abandoned)
  })
})

test('an answer that is none is nobody’s reason to ask again', async () => {
  const { search, asked } = setUp('그래픽')
  asked.mockResolvedValueOnce(JSON.parse('{"success":true,"result":null}'))
  expect(await search('rmfovlr')).toEqual({ readAs: null, total: undefined })
  expect(asked).toHaveBeenCalledTimes(1)
})

import { describe, expect, test } from 'vitest'
import { tinyCatalogue } from '../../index/tiny-catalogue.ts'
import { askHandlers } from '../testing/ask-handlers.ts'

const catalogue = tinyCatalogue({
  111: [
    { id: 1, name: '지포스 RTX 5070', cash: 5000, maker: 1, specs: [1, 1] },
    { id: 2, name: '지포스 RTX 5080', cash: 9000, specs: [2, 2] },
  ],
  112: [{ id: 9, name: 'RTX 받침대', cash: 100, maker: 2, popularity: 5 }],
  211: [{ id: 10, name: '쌀', cash: 40_000 }],
})
const ask = askHandlers(catalogue, 'main')
const search = async (query: Record<string, string>) =>
  (await ask(`/front/v3/items?${new URLSearchParams(query)}`)).body
const idsOf = async (query: Record<string, string>) =>
  (await search(query)).result.items.map((item: { item_id: string }) => item.item_id)

describe('a list without a category', () => {
  test('covers the whole catalogue, most popular first', async () => {
    expect(await idsOf({})).toEqual(['9', '1', '2', '10'])
  })

  test.each([
    ['rtx5070', ['1']],
    ['지 포 스', ['1', '2']],
    ['RTX 한빛', ['9']],
    ['분류211', ['10']],
    ['지포스 받침대', []],
  ])('%s finds %j', async (keyword, ids) => {
    expect(await idsOf({ keyword })).toEqual(ids)
  })

  test('has the makers of its results, and the specifications of the leading category', async () => {
    const { makers, result } = await search({ keyword: 'rtx', max: '6000' })
    expect(makers).toEqual([
      { id: '1', name: '저울전자', count: 0 },
      { id: '2', name: 'Acme', count: 1 },
      { id: '3', name: '한빛', count: 1 },
    ])
    expect(result.category_counts[0]).toMatchObject({ cate_id: '112' })
    expect(result.spec_counts.memory).toEqual({ 8: 0, 12: 0, 16: 0 })
  })
})

describe('category counts', () => {
  const counts = async (query: Record<string, string>) => (await search(query)).result.category_counts

  test('count matches by category, best match first, regardless of the chosen category', async () => {
    const inAll = [
      { cate_id: '112', name: '분류 112', count: 1 },
      { cate_id: '111', name: '분류 111', count: 2 },
    ]
    expect(await counts({ keyword: 'rtx' })).toEqual(inAll)
    expect(await counts({ keyword: 'rtx', cate_id: '112' })).toEqual(inAll)
    expect(await counts({ keyword: 'rtx', cate_id: '111', spec: '{"memory":["8"]}' })).toEqual(inAll)
  })

  test('follow every choice except specifications', async () => {
    expect(await counts({ keyword: 'rtx', min: '6000' })).toEqual([
      { cate_id: '111', name: '분류 111', count: 1 },
    ])
    expect(await counts({ keyword: 'rtx', maker: '2', max: '10' })).toEqual([])
  })

  test('are absent without a keyword', async () => {
    expect(await counts({ cate_id: '111' })).toBeUndefined()
  })
})

describe('a suggested keyword', () => {
  const suggested = async (query: Record<string, string>) => (await search(query)).result.suggested_keyword

  test.each([
    ['받침데', '받침대'],
    ['ㅂㅊㄷ', '받침대'],
    ['rtx 받침데', 'rtx 받침대'],
    ['저울전쟈', '저울전자'],
    ['rtx', undefined],
    ['전혀없는말', undefined],
    ['받침데 5070', undefined],
  ])('for %s is %s', async (keyword, near) => {
    expect(await suggested({ keyword })).toBe(near)
  })

  test.each(['wh-1000xm5', 'wh1000xm5', 'wh 1000 xm5'])(
    'regression: a space within the code of a model suggested nothing: %s',
    async keyword => {
      const headphones = [
        { id: 1, name: 'WH-1000XM6' },
        { id: 2, name: '이어폰 WF-1000XM5' },
      ]
      const { body } = await askHandlers(
        tinyCatalogue({ 111: headphones }),
        'main',
      )(`/front/v3/items?${new URLSearchParams({ keyword })}`)
      expect(body.result.suggested_keyword).toBe('WH-1000XM6')
    },
  )

  test('is absent if another category has matches', async () => {
    expect(await suggested({ keyword: '받침대', cate_id: '111' })).toBeUndefined()
  })
})

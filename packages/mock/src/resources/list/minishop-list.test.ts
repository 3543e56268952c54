import type { PriceBand, SpecFacet } from '@jeoul/api/types'
import { describe, expect, test } from 'vitest'
import { tinyCatalogue } from '../../index/tiny-catalogue.ts'
import { askHandlers } from '../testing/ask-handlers.ts'

describe('the list of a minishop', () => {
  const minishop = '부품마당'
  const askOf = askHandlers(
    tinyCatalogue({
      111: [
        { id: 1, name: '키보드', cash: 100, maker: 0, specs: [1, 0], minishop, popularity: 9 },
        { id: 2, name: '키보드', cash: 200, maker: 1, specs: [2, 0], popularity: 8 },
        { id: 3, name: '마우스', cash: 300, maker: 2, specs: [3, 0], minishop: '컴닥터피씨' },
      ],
      112: [{ id: 4, name: '키보드', cash: 400, minishop }],
    }),
    'main',
  )
  const list = async (query: string) => {
    const { body } = await askOf(`/front/v3/items?${query}`)
    return { ...body, ids: body.result.items.map(({ item_id }: { item_id: string }) => item_id) }
  }

  test.each([
    ['cate_id=111&idx_b_manager=4', ['1']],
    ['cate_id=1&idx_b_manager=4', ['1', '4']],
    ['cate_id=111&idx_b_manager=4&ad=sap006', ['1']],
    ['keyword=키보드&idx_b_manager=4', ['1', '4']],
    ['keyword=마우스&idx_b_manager=4', []],
    ['cate_id=111&idx_b_manager=999', []],
    ['cate_id=111&idx_b_manager=1', ['1', '2', '3']],
    ['cate_id=111', ['1', '2', '3']],
  ])('%s', async (query, ids) => {
    const found = await list(query)
    expect(found.ids.filter((id: string, place: number) => found.ids.indexOf(id) === place)).toEqual(ids)
    expect(found.result.total).toBe(ids.length)
  })

  test('counts the makers and specifications of its items', async () => {
    const { makers, result } = await list('cate_id=111&idx_b_manager=4')
    expect(makers).toEqual([{ id: '1', name: '저울전자', count: 1 }])
    expect(result.spec_counts.memory).toEqual({ 8: 1, 12: 0, 16: 0 })
  })

  test.each([
    ['4', [['memory', [['8', 1]]]]],
    ['999', []],
  ])('has only the facets and values of the items of minishop %s', async (shop, facets) => {
    const { body } = await askOf(`/front/v1/item/spec/111?idx_b_manager=${shop}`)
    const found = body.result.map(({ key, values }: SpecFacet) => [key, values.map(v => [v.key, v.count])])
    expect(found).toEqual(facets)
  })

  test('has price bands by the prices of its items, like its list', async () => {
    const { body } = await askOf('/front/v1/item/getSchPrice?cate_id=1&idx_b_manager=4')
    expect(body.data.map(({ count }: PriceBand) => count)).toEqual([1, 1])
    expect((await list('cate_id=1&idx_b_manager=4')).result.price_bands).toEqual(body.data)
    const { result } = await list(`cate_id=1&idx_b_manager=4&min=${body.data[1].min}`)
    expect(result.total).toBe(1)
  })

  test('has an index of its own', async () => {
    const { body } = await askOf('/front/v3/item/index/11?idx_b_manager=4')
    expect(body.result).toMatchObject({
      size: 2,
      cash: [100, 400],
      makers: { ids: ['1'], column: [1, 1] },
    })
    const leaf = await askOf('/front/v3/item/index/111?idx_b_manager=5')
    expect(leaf.body.result).toMatchObject({ cash: [300], specs: [{ key: 'memory', column: [3] }, {}] })
  })

  test.each([
    '/front/v1/item/spec/111',
    '/front/v1/item/getSchPrice?cate_id=111',
    '/front/v3/item/index/111',
  ])('refuses a minishop number below 1 at %s', async path => {
    const answer = await askOf(`${path}${path.includes('?') ? '&' : '?'}idx_b_manager=0`)
    expect([answer.status, answer.body.message]).toEqual([
      400,
      'query.idx_b_manager: expected an integer of at least 1',
    ])
  })
})

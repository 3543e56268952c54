import { describe, expect, test } from 'vitest'
import { tinyCatalogue } from '../../index/tiny-catalogue.ts'
import { askHandlers } from '../testing/ask-handlers.ts'

const ask = askHandlers(tinyCatalogue({ 111: [], 112: [], 211: [] }), 'main')

test('returns either tree with its own categories, all levels nested', async () => {
  const leaf = { cate_dep: 3, cate_id_0: '2', child_count: 0, child: [] }
  expect((await ask('/front/v3/item/cate/2')).body).toEqual({
    success: true,
    message: 'success',
    result: [
      {
        cate_id: '2',
        name: '분류 2',
        cate_dep: 1,
        cate_id_0: '2',
        child_count: 1,
        child: [
          {
            cate_id: '21',
            name: '분류 21',
            cate_dep: 2,
            cate_id_0: '2',
            child_count: 1,
            child: [{ cate_id: '211', name: '분류 211', ...leaf }],
          },
        ],
      },
    ],
  })
  const { result } = (await ask('/front/v3/item/cate/1')).body
  expect(result).toMatchObject([{ cate_id: '1', child: [{ cate_id: '11', child_count: 2 }] }])
})

test('returns both trees, the first before the second, by GET and POST', async () => {
  const first = (await ask('/front/v3/item/cate/1')).body.result
  const second = (await ask('/front/v3/item/cate/2')).body.result
  const both = { status: 200, body: { success: true, message: 'success', result: [...first, ...second] } }
  expect(await ask('/front/v3/item/cate')).toEqual(both)
  expect(await ask('/front/v3/item/cate', { method: 'POST' })).toEqual(both)
})

describe('a category with everything below it', () => {
  const query = (id: string) => ask(`/front/v3/item/cate/${id}`, { method: 'POST' })

  test.each(['1', '2'])('is the whole tree %s', async tree => {
    expect(await query(tree)).toEqual(await ask(`/front/v3/item/cate/${tree}`))
  })

  test('has the depth and root that it has in its tree', async () => {
    const [root] = (await ask('/front/v3/item/cate/1')).body.result
    expect((await query('11')).body.result).toEqual(root.child)
    expect((await query('112')).body.result).toEqual([root.child[0].child[1]])
  })

  test('is unknown', async () => {
    expect([(await query('999')).status, (await query('x')).status]).toEqual([404, 400])
  })
})

describe('a minishop has only the categories in which it sells something', () => {
  const minishop = '부품마당'
  const askOf = askHandlers(
    tinyCatalogue({ 111: [{ id: 1, minishop }], 112: [{ id: 2 }], 211: [{ id: 3 }] }),
    'main',
  )
  const names = async (url: string, init?: RequestInit) => {
    const { result } = (await askOf(url, init)).body
    const below = ({ cate_id, child }: { cate_id: string; child: [] }): string[] => [
      cate_id,
      ...child.flatMap(below),
    ]
    return result.flatMap(below)
  }

  test.each([
    ['/front/v3/item/cate?idx_b_manager=4', 'GET', ['1', '11', '111']],
    ['/front/v3/item/cate/1?idx_b_manager=4', 'GET', ['1', '11', '111']],
    ['/front/v3/item/cate/2?idx_b_manager=4', 'GET', []],
    ['/front/v3/item/cate/11?idx_b_manager=4', 'POST', ['11', '111']],
    ['/front/v3/item/cate/112?idx_b_manager=4', 'POST', ['112']],
    ['/front/v3/item/cate?idx_b_manager=999', 'GET', []],
    ['/front/v3/item/cate?idx_b_manager=1', 'GET', ['1', '11', '111', '112', '2', '21', '211']],
  ])('%s', async (url, method, ids) => {
    expect(await names(url, { method })).toEqual(ids)
  })
})

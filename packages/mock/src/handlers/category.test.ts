import { expect, test } from 'vitest'
import { tinyCatalogue } from '../index/tiny-catalogue.ts'
import { askHandlers } from './ask-handlers.ts'

const ask = askHandlers(tinyCatalogue({ 111: [], 112: [], 211: [] }), 'main')

test('answers either tree with its own categories, every level nested', async () => {
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

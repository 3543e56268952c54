import { getCategoriesFx } from '@jeoul/api'
import { createServerHistory, historyOpened, openLayer } from '@jeoul/router'
import { categoriesRequested } from '@jeoul/shop/category'
import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'
import { $drawer, departmentChosen } from './category-drawer-model.ts'

const leaf = (cate_id: string) => ({ cate_id, name: cate_id, child: [], child_count: 0 })
const tree = (...roots: readonly string[]) =>
  roots.map(root => ({ ...leaf(root), child: [{ ...leaf(`${root}1`), child: [leaf(`${root}11`)] }] }))

async function open(href: string) {
  const scope = fork({
    handlers: [
      [getCategoriesFx, () => ({ success: true, message: 'success', result: tree('11', '12', '21') })],
    ],
  })
  await allSettled(categoriesRequested, { scope })
  await allSettled(historyOpened, { scope, params: createServerHistory(href) })
  return {
    scope,
    choose: (params: string) => allSettled(departmentChosen, { scope, params }),
    drawer: () => {
      const { departments, shown, openId } = scope.getState($drawer)
      return [departments.length, shown?.cate_id, openId]
    },
  }
}

test.each([
  ['a list', '/list/1211', '12', '1211'],
  ['a list of the second tree', '/list/211', '21', '211'],
  ['a category that there is not', '/list/999', '11', null],
  ['any other page', '/', '11', null],
])('on %s it starts at the current category', async (_, href, shown, openId) => {
  expect((await open(href)).drawer()).toEqual([3, shown, openId])
})

test('another department is shown until the drawer is opened again', async () => {
  const { scope, choose, drawer } = await open('/list/1211')
  await choose('21')
  expect(drawer()).toEqual([3, '21', '1211'])
  await allSettled(openLayer, { scope, params: 'categories' })
  expect(drawer()).toEqual([3, '12', '1211'])
})

test('without categories there is nothing to show', () => {
  expect(fork().getState($drawer)).toEqual({ departments: [], shown: null, openId: null })
})

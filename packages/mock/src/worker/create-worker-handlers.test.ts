import { getResponse } from 'msw'
import { expect, test } from 'vitest'
import { createWorkerHandlers } from './create-worker-handlers.ts'

const origin = 'http://demo.test'
const handlers = [...createWorkerHandlers(origin, { items: 60, seed: 1 })]

async function ask(path: string, init?: RequestInit) {
  const response = await getResponse(handlers, new Request(origin + path, init))
  if (!response) throw new Error(`nothing answers ${path}`)
  return response
}

test('both hosts answer at one origin, and writes can be read back', async () => {
  const headers = { Authorization: 'Bearer jeoul-mock-token-1', 'Content-Type': 'application/json' }
  await ask('/desktop/v1/shopping/wish', { method: 'POST', headers, body: '{"name":"선물"}' })
  const groups = await (await ask('/front/v2/zzim/group', { headers })).json()
  expect(JSON.stringify(groups)).toContain('선물')
})

test('the pictures in answers exist', async () => {
  const tree = await (await ask('/front/v3/item/cate/1')).json()
  const list = await (await ask(`/front/v3/items?cate_id=${tree.result[0].cate_id}`)).json()
  const picture = await ask(list.result.items[0].image.slice(origin.length))
  expect(picture.headers.get('Content-Type')).toMatch(/^image\/svg/)
  expect(await picture.text()).toMatch(/^<svg /)
})

import type { SavedEstimate } from '@jeoul/api/types'
import { describe, expect, test } from 'vitest'
import { tinyCatalogue } from '../../../index/tiny-catalogue.ts'
import { askHandlers } from '../../testing/ask-handlers.ts'

const ask = askHandlers(tinyCatalogue({}), 'second')
const url = '/desktop/v1/pc/estimates'

function send(method: string, path = '', body?: object, member = 1) {
  const headers: HeadersInit = member === 0 ? {} : { Authorization: `Bearer jeoul-mock-token-${member}` }
  return ask(url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
}

async function listOf(member = 1): Promise<SavedEstimate[]> {
  return (await send('GET', '', undefined, member)).body.result
}

describe('saved estimates', () => {
  test('are listed with the last changed first, the same key once', async () => {
    await send('PUT', '/first-key', { name: '거실', query: '?e=1.a' })
    await send('PUT', '/other-key', { name: '작업', query: '?e=1.b' })
    const { body } = await send('PUT', '/first-key', { name: '거실 게임용', query: '?e=1.c' })
    expect(body.result).toMatchObject({ key: 'first-key', name: '거실 게임용', query: '?e=1.c' })
    const list = await listOf()
    expect(list.map(({ key }) => key)).toEqual(['first-key', 'other-key'])
    expect(list[0]).toEqual(body.result)
  })

  test('belong to their member', async () => {
    expect(await listOf(2)).toEqual([])
    await send('DELETE', '/other-key', undefined, 2)
    expect(await listOf()).toHaveLength(2)
  })

  test('can be deleted, even twice', async () => {
    for (const status of [200, 200]) expect((await send('DELETE', '/other-key')).status).toBe(status)
    expect((await listOf()).map(({ key }) => key)).toEqual(['first-key'])
  })
})

const whole = { name: '거실', query: '?e=1' }

test.each<[string, string, object | undefined, number, number]>([
  ['PUT', '/short', whole, 1, 400],
  ['PUT', '/first_key', whole, 1, 400],
  ['PUT', '/first-key', { ...whole, name: '' }, 1, 400],
  ['PUT', '/first-key', { ...whole, name: '가'.repeat(41) }, 1, 400],
  ['PUT', '/first-key', { ...whole, query: 'e=1' }, 1, 400],
  ['PUT', '/first-key', { ...whole, query: `?${'e'.repeat(1000)}` }, 1, 400],
  ['PUT', '/first-key', whole, 0, 401],
  ['DELETE', '/first-key', undefined, 0, 401],
  ['DELETE', '/short', undefined, 1, 400],
  ['GET', '', undefined, 0, 401],
])('%s %s with %j by member %i is %i', async (method, path, body, member, status) => {
  expect((await send(method, path, body, member)).status).toBe(status)
})

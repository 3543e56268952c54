import { getResponse } from 'msw'
import { beforeEach, describe, expect, test } from 'vitest'
import { createCatalogueIndex } from '../../index/catalogue-index.ts'
import { tinyCatalogue } from '../../index/tiny-catalogue.ts'
import { createHandlers } from '../create-handlers.ts'

const baseUrls = { main: 'http://main.test', second: 'http://second.test' }
const index = createCatalogueIndex(
  tinyCatalogue({ 111: [{ id: 70, name: '모니터', cash: 5000, card: 4800 }, { id: 71 }] }),
)
const wish = `${baseUrls.second}/desktop/v1/shopping/wish`
const zzim = `${baseUrls.main}/front/v2/zzim`

let handlers = createHandlers({ index, baseUrls })
beforeEach(() => {
  handlers = createHandlers({ index, baseUrls })
})

/** Sends a request as one of the mock's members; 0 for a visitor. */
async function ask(member: number, method: string, url: string, body?: object) {
  const token = member === 0 ? {} : { Authorization: `Bearer jeoul-mock-token-${member}` }
  const headers = { ...token, 'Content-Type': 'application/json' }
  const init = { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) }
  const all = [...Object.values(handlers.main), ...Object.values(handlers.second)]
  const response = await getResponse(all, new Request(url, init))
  return { status: response?.status, ...(await response?.json()) }
}

const makeGroup = async (name: string, member = 1): Promise<string> =>
  (await ask(member, 'POST', wish, { name })).result.gid_zzim
const save = (group: string, item_id: string, member = 1) =>
  ask(member, 'POST', `${wish}/${group}/items`, { item_id })

/** The names and items of a member's groups. */
async function groups(url = wish, member = 1): Promise<readonly (readonly [string, readonly string[]])[]> {
  const { result } = await ask(member, 'GET', url)
  return result.map(({ gname, items }: { gname: string; items: readonly { idx: string }[] }) => [
    gname,
    items.map(({ idx }) => idx),
  ])
}

describe('wish groups', () => {
  test('are the same on both hosts: oldest group and newest item first', async () => {
    const first = await makeGroup('이사 준비')
    await makeGroup('선물')
    await save(first, '70')
    await save(first, '71')
    expect(await groups()).toEqual([
      ['이사 준비', ['71', '70']],
      ['선물', []],
    ])
    expect(await groups(`${zzim}/group`)).toEqual(await groups())
  })

  test('have items with their prices and the time they were saved', async () => {
    const { result } = await save(await makeGroup('선물'), '70')
    expect(result.items[0]).toMatchObject({
      idx: '70',
      name: '모니터',
      price_state: 3,
      cash: 5000,
      card: 4800,
    })
    expect(result.items[0].created).toMatch(/^2026-/)
  })

  test('move an item from another group, and keep one that they already hold', async () => {
    const [from, to] = [await makeGroup('선물'), await makeGroup('이사 준비')]
    await save(from, '70')
    await save(to, '70')
    const before = (await ask(1, 'GET', wish)).result
    await save(to, '070')
    expect((await ask(1, 'GET', wish)).result).toEqual(before)
    expect(await groups()).toEqual([
      ['선물', []],
      ['이사 준비', ['70']],
    ])
  })

  test('remove an item by its id, once', async () => {
    await save(await makeGroup('선물'), '70')
    expect(await ask(1, 'DELETE', `${wish}/items/70`)).toMatchObject({ status: 200, result: null })
    expect(await groups()).toEqual([['선물', []]])
    expect((await ask(1, 'DELETE', `${wish}/items/70`)).status).toBe(404)
  })

  test('are the member’s own', async () => {
    const group = await makeGroup('선물')
    await save(group, '70')
    expect((await save(group, '71', 2)).status).toBe(404)
    expect((await ask(2, 'DELETE', `${wish}/items/70`)).status).toBe(404)
    expect((await ask(2, 'POST', `${zzim}/del`, { f_div: 'group', idx: group })).status).toBe(404)
    expect(await groups(wish, 2)).toEqual([])
    expect(await groups()).toEqual([['선물', ['70']]])
  })

  test('refuse unknown items and groups', async () => {
    expect((await save(await makeGroup('선물'), '99')).message).toBe('body.item_id: no such item')
  })

  test.each([
    ['GET', wish, undefined],
    ['POST', wish, { name: '선물' }],
    ['POST', `${wish}/1/items`, { item_id: '70' }],
    ['DELETE', `${wish}/items/70`, undefined],
    ['GET', `${zzim}/group`, undefined],
    ['POST', `${zzim}/save`, { f_div: 'group', gname: '선물' }],
    ['POST', `${zzim}/del`, { f_div: 'item', idx: '70' }],
  ])('are not for visitors: %s %s', async (method, url, body) => {
    expect((await ask(0, method, url, body)).status).toBe(401)
  })

  test('are validated before the token is checked', async () => {
    expect((await ask(0, 'POST', wish, { name: '  ' })).message).toMatch(/^body\.name: /)
    expect((await ask(0, 'POST', wish, { name: '가'.repeat(41) })).status).toBe(400)
    expect((await ask(0, 'POST', `${zzim}/save`, { f_div: 'item', idx: '70' })).status).toBe(400)
  })
})

describe('the legacy calls', () => {
  test('make groups and save in them', async () => {
    const { result } = await ask(1, 'POST', `${zzim}/save`, { f_div: 'group', gname: '선물' })
    await ask(1, 'POST', `${zzim}/save`, { f_div: 'item', gid_zzim: result.gid_zzim, idx: '70' })
    expect(await groups()).toEqual([['선물', ['70']]])
  })

  test('remove an item, and a group with its items', async () => {
    const group = await makeGroup('선물')
    await save(group, '70')
    await save(group, '71')
    await ask(1, 'POST', `${zzim}/del`, { f_div: 'item', idx: '71' })
    expect(await groups()).toEqual([['선물', ['70']]])
    await ask(1, 'POST', `${zzim}/del`, { f_div: 'group', idx: group })
    expect(await groups()).toEqual([])
    expect((await ask(1, 'POST', `${zzim}/del`, { f_div: 'item', idx: '70' })).status).toBe(404)
  })
})

describe('what an item cost when it was saved', () => {
  test('is stored, with the time of an earlier save elsewhere', async () => {
    const group = await makeGroup('선물')
    const { result } = await save(group, '70')
    expect(result.items[0].price_when_saved).toBe(result.items[0].lowest?.any.total)
    const first = { created: '2026-09-01T01:00:00Z', price_when_saved: 4700 }
    const noted = await ask(1, 'POST', `${wish}/${group}/items`, { item_id: '71', ...first })
    expect(noted.result.items[0]).toMatchObject({
      created: '2026-09-01T01:00:00.000Z',
      price_when_saved: 4700,
    })
  })
})

test('renaming a group does not affect the groups of other members', async () => {
  const group = await makeGroup('선물')
  await save(group, '70')
  expect((await ask(2, 'PUT', `${wish}/${group}`, { name: '남의 것' })).status).toBe(404)
  expect((await ask(1, 'PUT', `${wish}/${group}`, { name: '생일' })).status).toBe(200)
  expect(await groups(`${zzim}/group`)).toEqual([['생일', ['70']]])
})

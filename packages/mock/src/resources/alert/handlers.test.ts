import { expect, test } from 'vitest'
import { tinyCatalogue } from '../../index/tiny-catalogue.ts'
import { askHandlers } from '../testing/ask-handlers.ts'

const url = '/desktop/v1/shopping/alerts'
const target = { kind: 'target', target: 4500, since: '2026-11-01', is_read: false }
const restock = {
  kind: 'restock',
  since: '2026-10-30',
  is_read: true,
  fired: { date: '2026-11-01', any: 900 },
}

function openHost() {
  const ask = askHandlers(tinyCatalogue({ 111: [{ id: 70, name: '모니터' }, { id: 71 }] }), 'second')
  const as = (member: number) => ({ Authorization: `Bearer jeoul-mock-token-${member}` })
  return {
    list: async (member = 1) => (await ask(url, { headers: as(member) })).body.result,
    save: (id: number, alert: object, member = 1) =>
      ask(`${url}/${id}`, { method: 'PUT', headers: as(member), body: JSON.stringify(alert) }),
    remove: async (id: number, member = 1) =>
      (await ask(`${url}/${id}`, { method: 'DELETE', headers: as(member) })).status,
    visitor: async () => (await ask(url)).status,
  }
}

test('alerts are returned with their items, newest first', async () => {
  const { save, list } = openHost()
  await save(70, target)
  await save(71, restock)
  expect(await list()).toMatchObject([
    { item_id: '71', ...restock },
    { item_id: '70', name: '모니터', ...target },
  ])
})

test('a second alert about the same item replaces the first in its place', async () => {
  const { save, list } = openHost()
  await save(70, { ...restock })
  await save(71, restock)
  await save(70, target)
  expect(await list()).toMatchObject([{ item_id: '71' }, { item_id: '70', ...target }])
  expect((await list())[1]).not.toHaveProperty('fired')
})

test('an alert keeps whose price it waits for, which is anyone’s unless it says so', async () => {
  const { save, list } = openHost()
  await save(70, { ...target, is_personal: true })
  await save(71, { ...target, is_personal: false })
  const [other, own] = await list()
  expect(own).toMatchObject({ item_id: '70', is_personal: true })
  expect(other).not.toHaveProperty('is_personal')
})

test('an alert can be deleted once, and only by its member', async () => {
  const { save, list, remove, visitor } = openHost()
  await save(70, target)
  expect(await list(2)).toEqual([])
  expect([await remove(70, 2), await remove(70), await remove(70)]).toEqual([404, 200, 404])
  expect(await list()).toEqual([])
  expect(await visitor()).toBe(401)
})

test.each([
  ['no target', { ...target, target: undefined }],
  ['a target of nothing', { ...target, target: 0 }],
  ['an unknown kind', { ...target, kind: 'rise' }],
  ['a day that is none', { ...target, since: '2026-13-01' }],
  ['a fired day without a price', { ...target, fired: { date: '2026-11-01' } }],
  ['words for whose price', { ...target, is_personal: 'own' }],
  ['words for a yes or no', { ...target, is_read: 'false' }],
])('%s is refused', async (_, alert) => {
  expect((await openHost().save(70, alert)).status).toBe(400)
})

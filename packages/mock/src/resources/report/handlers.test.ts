import { expect, test } from 'vitest'
import { tinyCatalogue } from '../../index/tiny-catalogue.ts'
import { askHandlers } from '../testing/ask-handlers.ts'

const url = (item: number) => `/desktop/v1/shopping/items/${item}/notify`

function createAsk() {
  const ask = askHandlers(tinyCatalogue({ 111: [{ id: 70 }, { id: 71 }] }), 'second')
  const headersOf = (member: number): HeadersInit =>
    member === 0 ? {} : { Authorization: `Bearer jeoul-mock-token-${member}` }
  return {
    report: (member: number, body: object, item = 70) =>
      ask(url(item), { method: 'POST', headers: headersOf(member), body: JSON.stringify(body) }),
    reported: async (member: number, item = 70) =>
      (await ask(url(item), { headers: headersOf(member) })).body.result.reported,
  }
}

test('returns a report only to its member, and only for its item', async () => {
  const { report, reported } = createAsk()
  expect(await report(1, { id_notify: 2, ment: '용량이 달라요' })).toMatchObject({
    status: 200,
    body: { result: null },
  })
  expect(await reported(1)).toEqual([{ id_notify: 2, ment: '용량이 달라요' }])
  expect(await reported(1, 71)).toEqual([])
  expect(await reported(2)).toEqual([])
  expect(await reported(0)).toEqual([])
})

test('replaces a member’s first report by the second', async () => {
  const { report, reported } = createAsk()
  await report(1, { id_notify: 1, ment: '' })
  await report(1, { id_notify: 3, ment: '품절이에요' })
  expect(await reported(1)).toEqual([{ id_notify: 3, ment: '품절이에요' }])
})

test('accepts a visitor’s report', async () => {
  expect((await createAsk().report(0, { id_notify: 1, ment: '' })).status).toBe(200)
})

test.each([
  [{ id_notify: 1 }, 70, 400],
  [{ id_notify: '1', ment: '' }, 70, 400],
  [{ id_notify: 1, ment: '가'.repeat(1001) }, 70, 400],
  [{ id_notify: 99, ment: '' }, 70, 404],
  [{ id_notify: 1, ment: '' }, 99, 404],
])('answers %j about item %i with %i', async (body, item, status) => {
  expect((await createAsk().report(1, body, item)).status).toBe(status)
})

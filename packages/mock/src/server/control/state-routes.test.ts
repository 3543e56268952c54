import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { tinyCatalogue } from '../../index/tiny-catalogue.ts'
import { startMock } from '../start-mock.ts'
import { writeAsMember } from '../testing/write-as-member.ts'

const catalogue = tinyCatalogue({ 111: [{ id: 7, cash: 5000 }, { id: 8 }] })
const mock = await startMock({ catalogue, portMain: 0, portSecond: 0 })
afterAll(() => mock.close())

const control = (path: string, method = 'GET', body?: string) =>
  fetch(`${mock.mainUrl}/__mock/${path}`, { method, ...(body === undefined ? {} : { body }) })
const member = writeAsMember(() => mock)
afterEach(async () => {
  await control('reset', 'POST')
  for (const name of ['cart', 'copy']) await control(`snapshots/${name}`, 'DELETE')
})

describe('reset', () => {
  test('restores the initial state, including times and numbers', async () => {
    const write = async () => [await member.addGroup('선물'), await member.addReview('좋아요')]
    const first = await write()
    expect((await control('reset', 'POST')).status).toBe(204)
    expect(await member.groups()).toEqual([])
    expect(await member.reviews()).toMatchObject({ total: 0 })
    expect(await write()).toEqual(first)
  })

  test('refuses GET, which a page could send by mistake', async () => {
    expect((await control('reset')).status).toBe(404)
  })
})

describe('snapshots', () => {
  test('bring back groups, reviews, comments, votes and files', async () => {
    const { gid_zzim } = await member.addGroup('선물')
    await member.save(gid_zzim, 7)
    const bytes = Uint8Array.from({ length: 256 }, (_, place) => place)
    const { idx_thread, images } = await member.addReview('좋아요', bytes)
    await member.comment(idx_thread, '고마워요')
    await member.press(idx_thread, 'like')
    const before = [await member.groups(), await member.reviews()]

    expect((await control('snapshots/cart', 'PUT')).status).toBe(204)
    const saved = await (await control('snapshots/cart')).text()
    await control('reset', 'POST')
    expect((await fetch(images[0].fileUrl)).status).toBe(404)

    expect((await control('snapshots/copy', 'PUT', saved)).status).toBe(204)
    expect((await control('snapshots/copy/load', 'POST')).status).toBe(204)
    expect([await member.groups(), await member.reviews()]).toEqual(before)
    expect(new Uint8Array(await (await fetch(images[0].fileUrl)).arrayBuffer())).toEqual(bytes)
    expect(await (await control('snapshots/copy')).json()).toEqual(JSON.parse(saved))
  })

  test('are listed and deleted by name', async () => {
    await control('snapshots/cart', 'PUT')
    expect(await (await control('snapshots')).json()).toEqual({ snapshots: ['cart'] })
    expect((await control('snapshots/cart', 'DELETE')).status).toBe(204)
    expect(await (await control('snapshots')).json()).toEqual({ snapshots: [] })
  })

  test.each([
    ['GET', ''],
    ['DELETE', ''],
    ['POST', '/load'],
  ])('that do not exist give 404: %s%s', async (method, end) => {
    expect((await control(`snapshots/cart${end}`, method)).status).toBe(404)
  })

  test.each([
    ['a name with a slash', 'snapshots/..%2fcart', undefined, /^path\.name: /],
    ['a name that is too long', `snapshots/${'a'.repeat(65)}`, undefined, /^path\.name: /],
    ['a body that is no JSON', 'snapshots/cart', '{', /^body: no snapshot: not JSON$/],
    ['a body that is no snapshot', 'snapshots/cart', '{}', /^body: no snapshot: format: /],
  ])('are refused with %s', async (_, path, body, message) => {
    const response = await control(path, 'PUT', body)
    expect([response.status, (await response.json()).message]).toEqual([400, expect.stringMatching(message)])
    expect(await (await control('snapshots')).json()).toEqual({ snapshots: [] })
  })
})

describe('the clock', () => {
  test('dates the next write, and advances by its step', async () => {
    const setting = { now: '2026-09-01T10:00:00+09:00', step: 30 }
    expect((await control('clock', 'PUT', JSON.stringify(setting))).status).toBe(200)
    const times = [(await member.addReview('첫째')).created, (await member.addReview('둘째')).created]
    expect(times).toEqual(['2026-09-01T01:00:00.000Z', '2026-09-01T01:00:30.000Z'])
    expect(await (await control('clock')).json()).toMatchObject({ now: '2026-09-01T01:01:00.000Z', step: 30 })
  })

  test('goes back to its start', async () => {
    const start = await (await control('clock')).json()
    await control('clock', 'PUT', '{"now":"2030-01-01T00:00:00Z","step":0}')
    expect(await (await control('clock', 'DELETE')).json()).toEqual(start)
  })

  test.each(['', '{}', '{"now":"gestern"}', '{"now":1}', '{"now":"2030-01-01T00:00:00Z","step":-1}', '[]'])(
    'refuses %j',
    async body => {
      expect((await control('clock', 'PUT', body)).status).toBe(400)
    },
  )
})

test('writes at the same time lose nothing', async () => {
  const second = writeAsMember(() => mock, 2)
  const groups = await Promise.all(Array.from({ length: 20 }, (_, i) => member.addGroup(`묶음 ${i}`)))
  const { idx_thread } = await member.addReview('좋아요')
  await Promise.all([
    ...groups.map(({ gid_zzim }, i) => member.save(gid_zzim, 7 + (i % 2))),
    ...groups.map((_, i) => second.comment(idx_thread, `댓글 ${i}`)),
    ...groups.map((_, i) => (i % 2 === 0 ? member : second).addReview(`후기 ${i}`)),
    member.press(idx_thread, 'like'),
    second.press(idx_thread, 'like'),
  ])
  const after = await member.groups()
  expect(new Set(after.map(({ gid_zzim }: { gid_zzim: string }) => gid_zzim)).size).toBe(20)
  expect(after.flatMap(({ items }: { items: object[] }) => items)).toHaveLength(2)
  const all = await member.reviews()
  expect(all.total).toBe(21)
  const response = await fetch(`${mock.secondUrl}/desktop/v1/shopping/items/7/reviews/${idx_thread}`)
  const { thread } = (await response.json()).result
  expect([thread.countLike, thread.comments.length]).toEqual([2, 20])
  const ids = thread.comments.map(({ idx_comment }: { idx_comment: string }) => idx_comment)
  expect(new Set(ids).size).toBe(20)
})

import files, { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tinyCatalogue } from '../index/tiny-catalogue.ts'
import type { RunningMock } from './mock-options.ts'
import { startMock } from './start-mock.ts'
import { writeAsMember } from './testing/write-as-member.ts'

const { writeFile } = files
/** The bytes that the disk has for one file. */
let room = Number.POSITIVE_INFINITY

// A file system that refuses what exceeds its room, at the place where the state file is written.
const write = vi.spyOn(files, 'writeFile').mockImplementation(async (path, data, options) => {
  const text = String(data)
  if (Buffer.byteLength(text) <= room) return writeFile(path, text, options)
  await writeFile(path, text.slice(0, room / 2), options)
  throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
})
const told = vi.spyOn(console, 'error').mockImplementation(() => undefined)
syncBuiltinESMExports()
afterAll(() => {
  write.mockRestore()
  told.mockRestore()
  syncBuiltinESMExports()
})

let folder = ''
let stateFile = ''
let mock: RunningMock
beforeEach(async () => {
  room = Number.POSITIVE_INFINITY
  folder = await mkdtemp(join(tmpdir(), 'jeoul-full-'))
  stateFile = join(folder, 'state.json')
})
afterEach(async () => {
  await mock.close()
  await rm(folder, { recursive: true })
})

const start = async (sync = false) => {
  const catalogue = tinyCatalogue({ 111: [{ id: 7 }] })
  mock = await startMock({ catalogue, portMain: 0, portSecond: 0, stateFile, sync })
}
const member = writeAsMember(() => mock)
const groups = async () => (await member.groups()).map(({ name }: { name: string }) => name)
const addGroup = (name: string) =>
  fetch(`${mock.secondUrl}/desktop/v1/shopping/wish`, {
    method: 'POST',
    headers: { Authorization: 'Bearer jeoul-mock-token-1', 'Content-Type': 'application/json' },
    body: JSON.stringify({ name }),
  })
const control = (path: string, method: string) => fetch(`${mock.mainUrl}/__mock/${path}`, { method })
const sizeOfFile = async () => (await readFile(stateFile)).length

test.each([false, true])(
  'regression: a write that the disk refused was answered 200 (sync: %s)',
  async sync => {
    await start(sync)
    await addGroup('선물')
    const kept = await readFile(stateFile, 'utf8')

    room = await sizeOfFile()
    const refused = await addGroup('이사')
    expect(refused.status).toBe(507)
    expect(refused.headers.get('Content-Type')).toMatch('application/problem+json')
    const detail = `${stateFile}: can't be written (ENOSPC), so nothing was changed; make room on its disk and send it again`
    expect(await refused.json()).toMatchObject({ status: 507, title: 'Insufficient Storage', detail })
    expect(told).toHaveBeenLastCalledWith(`error: ${stateFile}: can't be written (ENOSPC)`)
    expect(await groups()).toEqual(['선물'])
    expect(await readFile(stateFile, 'utf8')).toBe(kept)
    expect((await readdir(folder)).filter(name => name.endsWith('.tmp'))).toEqual([])
    expect(mock.violations()).toEqual([])

    room = Number.POSITIVE_INFINITY
    expect((await addGroup('이사')).status).toBe(200)
    await mock.close()
    await start(sync)
    expect(await groups()).toEqual(['선물', '이사'])
  },
)

test('of writes at the same time, those are kept that were answered 200, and no others', async () => {
  await start()
  room = (await sizeOfFile()) + 1500
  const names = Array.from({ length: 40 }, (_, place) => `${place} ${'가'.repeat((place % 5) * 4)}`)
  const answers = await Promise.all(
    names.map(async name => ({ name: name.trim(), status: (await addGroup(name.trim())).status })),
  )
  const answered = answers.filter(({ status }) => status === 200).map(({ name }) => name)
  expect(new Set(answers.map(({ status }) => status)).size).toBeGreaterThan(1)
  expect((await groups()).sort()).toEqual(answered.toSorted())
  await mock.close()
  await start()
  expect((await groups()).sort()).toEqual(answered.toSorted())
})

test('a refused snapshot is not there, and a refused day has the prices of the day before', async () => {
  await start()
  await addGroup('선물')
  room = await sizeOfFile()
  expect((await control('snapshots/one-group', 'PUT')).status).toBe(507)
  expect(await (await control('snapshots', 'GET')).json()).toEqual({ snapshots: [] })
  const clock = await (await control('clock', 'GET')).json()
  room = 10
  expect((await control('clock?days=1', 'POST')).status).toBe(507)
  expect(await (await control('clock', 'GET')).json()).toEqual(clock)
})

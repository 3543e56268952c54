import files, { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { tinyCatalogue } from '../index/tiny-catalogue.ts'
import { createSnapshots } from '../state/store/snapshots.ts'
import { createStore } from '../state/store/store.ts'
import { listenOnLoopback, PortInUseError } from './listen.ts'
import type { MockOptions } from './mock-options.ts'
import { startMock } from './start-mock.ts'
import { keepStateFile, StateFileError } from './state-file.ts'
import { writeAsMember } from './testing/write-as-member.ts'

// Node loads the mock, and shares its modules between test files: what they import follows what their module exports.
const spies = { writeFile: vi.spyOn(files, 'writeFile'), open: vi.spyOn(files, 'open') }
syncBuiltinESMExports()
afterAll(() => {
  for (const spy of Object.values(spies)) spy.mockRestore()
  syncBuiltinESMExports()
})

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jeoul-state-'))
})
afterEach(() => rm(folder, { recursive: true }))

const catalogue = tinyCatalogue({ 111: [{ id: 7 }] })

async function start(options: Partial<MockOptions> = {}) {
  const stateFile = join(folder, 'state.json')
  const mock = await startMock({ catalogue, portMain: 0, portSecond: 0, stateFile, ...options })
  const control = (path: string, method: string) => fetch(`${mock.mainUrl}/__mock/${path}`, { method })
  return { mock, control, member: writeAsMember(() => mock), stateFile }
}

test('data and named snapshots survive a restart', async () => {
  const first = await start()
  await first.member.addGroup('선물')
  await first.control('snapshots/one-group', 'PUT')
  await first.member.addGroup('이사')
  const review = await first.member.addReview('좋아요')
  await first.mock.close()

  const second = await start()
  expect((await second.member.groups()).map(({ name }: { name: string }) => name)).toEqual(['선물', '이사'])
  const { list } = await second.member.reviews()
  expect(list).toMatchObject([{ idx_thread: review.idx_thread, message: '좋아요' }])
  expect((await fetch(list[0].images[0].fileUrl)).status).toBe(200)
  expect((await second.member.addReview('또')).idx_thread).not.toBe(review.idx_thread)
  await second.control('snapshots/one-group/load', 'POST')
  expect((await second.member.groups()).map(({ name }: { name: string }) => name)).toEqual(['선물'])
  await second.mock.close()
})

test('regression: a killed mock lost the answered writes of its last 200 ms', async () => {
  const { mock, member, control, stateFile } = await start()
  const writes = ['선물', '이사', '집'].map(async name => {
    await member.addGroup(name)
    expect(await readFile(stateFile, 'utf8')).toContain(name)
  })
  await Promise.all(writes)
  await control('snapshots/three-groups', 'PUT')
  expect(await readFile(stateFile, 'utf8')).toContain('three-groups')
  expect((await readdir(folder)).sort()).toEqual(['state.json', 'state.json.lock'])
  await mock.close()
  expect(await readdir(folder)).toEqual(['state.json'])
})

test('changes made during a write share the next one', async () => {
  const stateFile = join(folder, 'shared.json')
  const store = createStore()
  const snapshots = createSnapshots(store)
  const file = await keepStateFile(stateFile, snapshots)
  const before = spies.writeFile.mock.calls.length
  const names = Array.from({ length: 30 }, (_, place) => `snapshot-${place}`)
  await Promise.all(names.map(name => file.keep(async () => snapshots.put(name, store.capture()))))
  const kept = await readFile(stateFile, 'utf8')
  expect(names.filter(name => !kept.includes(`"${name}"`))).toEqual([])
  expect(spies.writeFile.mock.calls.length - before).toBeLessThan(3)
  await file.close()
})

/** The options of the state file's last write; with `flush`, the write waits for the disk. */
const waitedForDisk = () => spies.writeFile.mock.lastCall?.[2]

test('with sync, a write is on the disk before it is answered', async () => {
  const { mock, member, stateFile } = await start({ sync: true })
  await member.addGroup('선물')
  expect(await readFile(stateFile, 'utf8')).toContain('선물')
  expect(waitedForDisk()).toEqual({ flush: true })
  await mock.close()
})

test('without sync, the file is flushed to the disk a moment later', async () => {
  const { mock, member, stateFile } = await start()
  await member.addGroup('선물')
  expect(waitedForDisk()).toEqual({ flush: false })
  await vi.waitFor(() => expect(spies.open).toHaveBeenCalledWith(stateFile, 'r+'))
  await mock.close()
})

test('a mock starts with the snapshot of another mock', async () => {
  const { mock, control, member } = await start()
  await member.addGroup('선물')
  await control('snapshots/a', 'PUT')
  const snapshot = await (await control('snapshots/a', 'GET')).text()
  await mock.close()
  const stateFile = join(folder, 'other.json')
  await writeFile(stateFile, snapshot)
  const other = await start({ stateFile })
  expect(await other.member.groups()).toMatchObject([{ name: '선물' }])
  await other.mock.close()
})

/** A port that is probably free. */
async function freePort(): Promise<number> {
  const { port, close } = await listenOnLoopback(0)
  await close()
  return port
}

test('regression: with a state file, the first request at start hung for ever', async () => {
  const portMain = await freePort()
  const starting = start({ portMain })
  const askUntilConnected = async (): Promise<number> => {
    const url = `http://127.0.0.1:${portMain}/front/v3/item/cate/1`
    const response = await fetch(url, { signal: AbortSignal.timeout(5000) }).catch((error: Error) => {
      if (error.name === 'TimeoutError') throw error
    })
    return response?.status ?? askUntilConnected()
  }
  expect(await askUntilConnected()).toBe(200)
  await (await starting).mock.close()
})

test('a second mock on the same ports does not write the first one’s file', async () => {
  const first = await start()
  const portMain = Number(new URL(first.mock.mainUrl).port)
  const before = await stat(first.stateFile)
  await expect(start({ portMain })).rejects.toThrow(PortInUseError)
  expect((await stat(first.stateFile)).ino).toBe(before.ino)
  await first.mock.close()
})

test('a clock given at the start overrides the one in the file', async () => {
  const first = await start()
  await first.member.addReview('첫째')
  await first.mock.close()
  const second = await start({ clock: { now: 0, step: 0 } })
  expect((await second.member.addReview('둘째')).created).toBe('1970-01-01T00:00:00.000Z')
  await second.mock.close()
})

test('regression: with later prices, or a file of an earlier day, writes were dated before the prices', async () => {
  const dateOf = async (days: number) => {
    const { mock, member } = await start({ days })
    const { created } = await member.addReview('좋아요')
    await mock.close()
    return created
  }
  expect(await dateOf(27)).toBe('2026-11-27T15:00:01.000Z')
  expect(await dateOf(27)).toBe('2026-11-27T15:00:02.000Z')
  expect(await dateOf(28)).toBe('2026-11-28T15:00:01.000Z')
  expect(await dateOf(0)).toBe('2026-11-28T15:00:02.000Z')
})

describe('a start is refused in one line', () => {
  test.each([
    ['no JSON', '{\n', 'not JSON'],
    ['half a state', '{"format":"jeoul-mock-snapshot","version":1}', 'tables: expected an object'],
    ['something else', '{"items":[]}', 'format: expected jeoul-mock-snapshot'],
  ])('by a file that holds %s, which stays as it is', async (_, text, reason) => {
    const stateFile = join(folder, 'broken.json')
    await writeFile(stateFile, text)
    const message = `${stateFile}: holds no state of the mock: ${reason}`
    await expect(start({ stateFile })).rejects.toThrow(new StateFileError(message))
    expect(await readFile(stateFile, 'utf8')).toBe(text)
  })

  test('by a file that cannot be written', async () => {
    const stateFile = join(folder, 'no/such/folder.json')
    const message = `${stateFile}: can't be written (ENOENT)`
    await expect(start({ stateFile })).rejects.toThrow(new StateFileError(message))
  })

  test('by a folder', async () => {
    await expect(start({ stateFile: folder })).rejects.toThrow(`${folder}: can't be read (EISDIR)`)
  })
})

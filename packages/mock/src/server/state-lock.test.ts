import { spawn, spawnSync } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { tinyCatalogue } from '../index/tiny-catalogue.ts'
import { startMock } from './start-mock.ts'
import { StateFileError } from './state-file.ts'

let folder = ''
let stateFile = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jeoul-lock-'))
  stateFile = join(folder, 'state.json')
})
afterEach(() => rm(folder, { recursive: true }))

const start = (path = stateFile) =>
  startMock({ catalogue: tinyCatalogue({ 111: [{ id: 7 }] }), portMain: 0, portSecond: 0, stateFile: path })
const heldBy = (url: string, pid: number | undefined, path = stateFile) =>
  new StateFileError(
    `${path}: is kept by the mock at ${url} (process ${pid}); stop it, choose another file, or remove ${stateFile}.lock if it is no longer there`,
  )

test('the second mock on a state file does not start, and says which one keeps it', async () => {
  const first = await start()
  const kept = await readFile(stateFile, 'utf8')
  await expect(start()).rejects.toThrow(heldBy(first.mainUrl, process.pid))
  const link = join(folder, 'link.json')
  await symlink(stateFile, link)
  await expect(start(link)).rejects.toThrow(heldBy(first.mainUrl, process.pid, link))
  expect(await readFile(stateFile, 'utf8')).toBe(kept)
  await first.close()
  expect((await readdir(folder)).sort()).toEqual(['link.json', 'state.json'])
  await (await start()).close()
})

test('a lock is held as long as its process runs, and no longer', async () => {
  const other = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)'])
  onTestFinished(() => void other.kill('SIGKILL'))
  await writeFile(`${stateFile}.lock`, JSON.stringify({ pid: other.pid, url: 'http://localhost:4010' }))
  await expect(start()).rejects.toThrow(heldBy('http://localhost:4010', other.pid))
  const gone = new Promise(resolve => other.once('close', resolve))
  other.kill('SIGKILL')
  await gone
  await (await start()).close()
  expect(await readdir(folder)).toEqual(['state.json'])
})

test('of mocks that find the same abandoned lock, one gets the file', async () => {
  const { pid } = spawnSync(process.execPath, ['--version'])
  await writeFile(`${stateFile}.lock`, JSON.stringify({ pid, url: 'http://localhost:4010' }))
  const started = await Promise.allSettled([start(), start()])
  expect(started.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  for (const each of started) if (each.status === 'fulfilled') await each.value.close()
})

test('a lock that an earlier process of the same number left is no lock: numbers repeat in containers', async () => {
  const url = 'http://localhost:4010'
  await writeFile(`${stateFile}.lock`, JSON.stringify({ pid: process.pid, url }))
  await (await start()).close()
  expect(await readdir(folder)).toEqual(['state.json'])
})

test('a file that no mock wrote is left alone', async () => {
  await writeFile(`${stateFile}.lock`, 'mine')
  await expect(start()).rejects.toThrow(`${stateFile}: is kept by another mock; stop it,`)
  expect(await readFile(`${stateFile}.lock`, 'utf8')).toBe('mine')
})

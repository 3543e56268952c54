import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { compareContract } from './compare-contract.ts'
import { freezeRelease } from './freeze-release.ts'
import type { ContractFiles } from './releases.ts'
import { documentOf, type OperationParts } from './testing/operation-pair.ts'

// Each comparison starts a process.
vi.setConfig({ testTimeout: 60_000 })

let folder: string
let files: ContractFiles

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jeoul-release-'))
  const documents = { main: join(folder, 'main.json'), second: join(folder, 'second.json') }
  files = { documents, releases: join(folder, 'releases') }
})
afterEach(() => rm(folder, { recursive: true }))

const sorted: OperationParts = {
  parameters: [{ name: 'sort', in: 'query', schema: { enum: ['a', 'b'] } }],
}
const narrowed: OperationParts = { parameters: [{ name: 'sort', in: 'query', schema: { enum: ['a'] } }] }

async function write(version: string, part: OperationParts, secondVersion = version) {
  const { main, second } = files.documents
  await writeFile(main, JSON.stringify(documentOf([part], version)))
  await writeFile(
    second,
    JSON.stringify({ ...documentOf([{}], secondVersion), info: { title: 'B', version: secondVersion } }),
  )
}

test('stores both documents, and compares later ones with them', async () => {
  await write('0.1.0', sorted)
  await freezeRelease(files)
  expect(await readdir(files.releases)).toEqual(['0.1.0.main.json', '0.1.0.second.json'])
  await write('0.1.0', narrowed)
  const [main, second] = await compareContract(undefined, files)
  expect(main).toMatchObject({ host: 'main', against: '0.1.0', breaking: [{ place: 'query.sort' }] })
  expect(second).toMatchObject({ host: 'second', breaking: [] })
})

test('compares with the newest release by default, which is the highest version', async () => {
  for (const version of ['0.9.0', '0.10.0']) {
    await write(version, sorted)
    await freezeRelease(files)
  }
  expect((await compareContract(undefined, files))[0]?.against).toBe('0.10.0')
  expect((await compareContract('0.9.0', files))[0]?.against).toBe('0.9.0')
})

test('compares a file with the document of the same title', async () => {
  await write('0.1.0', narrowed)
  const older = join(folder, 'older.json')
  await writeFile(older, JSON.stringify(documentOf([sorted])))
  expect(await compareContract(older, { ...files, releases: folder })).toMatchObject([
    { host: 'main', against: older, breaking: [{ operation: 'POST /0', place: 'query.sort' }] },
  ])
})

describe('refuses to freeze', () => {
  test.each([
    ['the same version again', '0.1.0', sorted, /0\.1\.0 is released already/],
    ['an older one', '0.0.9', sorted, /0\.1\.0 is released already/],
    ['a breaking change as a patch', '0.1.1', narrowed, /1 breaking change asks for a larger step/],
    ['what is no version', 'next', sorted, /'next' is not like 0\.2\.0/],
  ])('%s', async (_, version, part, message) => {
    await write('0.1.0', sorted)
    await freezeRelease(files)
    await write(version, part)
    await expect(freezeRelease(files)).rejects.toThrow(message)
  })

  test('regression: a file of that name exists, and one of two documents is written', async () => {
    await write('0.1.0', sorted)
    await mkdir(files.releases)
    const second = join(files.releases, '0.1.0.second.json')
    await writeFile(second, 'mine')
    await expect(freezeRelease(files)).rejects.toThrow(`${second} already exists, so nothing was written`)
    expect(await readdir(files.releases)).toEqual(['0.1.0.second.json'])
    expect(await readFile(second, 'utf8')).toBe('mine')
  })

  test('two versions', async () => {
    await write('0.1.0', sorted, '0.2.0')
    await expect(freezeRelease(files)).rejects.toThrow(
      'the versions of main.yaml and second.yaml differ: set both to the same',
    )
  })
})

test('freezes a breaking change if the version allows it', async () => {
  await write('0.1.0', sorted)
  await freezeRelease(files)
  await write('0.2.0', narrowed)
  expect(await freezeRelease(files)).toMatchObject({ version: '0.2.0' })
})

test('reports in one line that there is nothing to compare with', async () => {
  await write('0.1.0', sorted)
  await expect(compareContract(undefined, files)).rejects.toThrow(
    'there is no release to compare with: freeze one by `jeoul-mock contract release`',
  )
  await freezeRelease(files)
  await expect(compareContract('9.9.9', files)).rejects.toThrow(
    '9.9.9 is neither a file nor a release (0.1.0)',
  )
})

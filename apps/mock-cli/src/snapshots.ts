import { readFile } from 'node:fs/promises'
import { jsonFileKind, refuseForeignFile, replaceOwnFile } from '@jeoul/mock/files'
import { askMock, MockError, type MockPlace, orFail, urlOf } from './ask-mock.ts'

interface FileTarget extends MockPlace {
  readonly file?: string
}

const snapshotKind = jsonFileKind(
  'a snapshot',
  value =>
    typeof value === 'object' &&
    value !== null &&
    'format' in value &&
    value.format === 'jeoul-mock-snapshot',
)

export async function saveSnapshot(name: string, { file, ...place }: FileTarget): Promise<void> {
  await orFail(async () => {
    if (file !== undefined) await refuseForeignFile(file, snapshotKind)
    await askMock(urlOf(place), pathOf(name), { method: 'PUT' })
    if (file === undefined) return console.log(`saved as ${name}`)
    const snapshot = await askMock(urlOf(place), pathOf(name))
    await replaceOwnFile(file, snapshotKind, snapshot)
    console.log(`saved as ${name} and written to ${file}`)
  })
}

export async function loadSnapshot(name: string, { file, ...place }: FileTarget): Promise<void> {
  await orFail(async () => {
    if (file !== undefined) {
      const body = await readFile(file, 'utf8').catch(error => fail(file, error))
      if (body.trim() === '') throw new MockError(`${file}: is empty`)
      await askMock(urlOf(place), pathOf(name), { method: 'PUT', body })
    }
    await askMock(urlOf(place), `${pathOf(name)}/load`, { method: 'POST' })
    console.log(`loaded ${name}`)
  })
}

export async function listSnapshots({
  json,
  ...place
}: MockPlace & { readonly json: boolean }): Promise<void> {
  await orFail(async () => {
    const { snapshots }: { snapshots: readonly string[] } = JSON.parse(
      await askMock(urlOf(place), 'snapshots'),
    )
    if (json) console.log(JSON.stringify(snapshots))
    else console.log(snapshots.length === 0 ? 'none saved' : snapshots.join('\n'))
  })
}

export async function deleteSnapshot(name: string, place: MockPlace): Promise<void> {
  await orFail(async () => {
    await askMock(urlOf(place), pathOf(name), { method: 'DELETE' })
    console.log(`deleted ${name}`)
  })
}

function pathOf(name: string): string {
  return `snapshots/${encodeURIComponent(name)}`
}

function fail(file: string, error: unknown): never {
  const reason = error instanceof Error && 'code' in error ? error.code : error
  throw new MockError(`${file}: can't be read (${reason})`)
}

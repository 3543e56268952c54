import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Comparison, findBreakingChanges } from './find-breaking-changes.ts'
import { breakingChanges, harmlessChanges } from './testing/changes.ts'
import { documentOf } from './testing/operation-pair.ts'

// Each comparison starts a process.
vi.setConfig({ testTimeout: 60_000 })

// Every change has an operation of its own, so that one comparison covers them all.
const pairs = [...breakingChanges, ...harmlessChanges]
const folder = await mkdtemp(join(tmpdir(), 'jeoul-diff-'))
const [base, revision] = [join(folder, 'base.json'), join(folder, 'revision.json')]
let comparison: Comparison

beforeAll(async () => {
  await writeFile(base, JSON.stringify(documentOf(pairs.map(({ before }) => before))))
  await writeFile(revision, JSON.stringify(documentOf(pairs.map(({ after }) => after))))
  comparison = await findBreakingChanges(base, revision)
}, 60_000)
afterAll(() => rm(folder, { recursive: true }))

const foundAt = (place: number) =>
  comparison.breaking.filter(({ operation }) => operation.endsWith(` /${place}`))

describe('refuses', () => {
  test.each(breakingChanges.map((change, place) => ({ ...change, at: place })))('$name', ({ at, place }) => {
    const found = foundAt(at)
    expect(found.length).toBeGreaterThan(0)
    expect(found[0]).toMatchObject({
      place,
      reason: expect.stringMatching(/\S \S/),
      source: expect.stringMatching(/(base|revision)\.json:\d+$/),
    })
  })
})

describe('lets pass', () => {
  test.each(harmlessChanges.map((change, place) => ({ ...change, at: breakingChanges.length + place })))(
    '$name',
    ({ at }) => {
      expect(foundAt(at)).toEqual([])
    },
  )
})

test('finds nothing in an unchanged document', async () => {
  expect(await findBreakingChanges(base, base)).toEqual({ breaking: [], harmless: 0 })
})

test('reports in one line that a file is not a document', async () => {
  await expect(findBreakingChanges(join(folder, 'none.json'), revision)).rejects.toThrow(/none\.json/)
})

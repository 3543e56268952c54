import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { lintContract } from './lint-contract.ts'

// Each comparison starts a process.
vi.setConfig({ testTimeout: 60_000 })

test('finds nothing in our documents', async () => {
  expect(await lintContract()).toEqual([])
})

test('names the rule and the line of what is wrong', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'jeoul-lint-'))
  const path = join(folder, 'bad.yaml')
  await writeFile(path, 'openapi: 3.1.0\ninfo: { title: Bad }\npaths: {}\n')
  expect(await lintContract([path])).toContainEqual({
    severity: 'error',
    rule: 'struct',
    message: 'The field `version` must be present on this level.',
    source: expect.stringMatching(/bad\.yaml:2$/),
  })
  await rm(folder, { recursive: true })
})

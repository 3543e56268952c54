import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openContract } from '@jeoul/contract/documents/open-contract'
import { runContract } from '@jeoul/contract/runner'
import { startForeignMock } from '@jeoul/mock/foreign'
import { afterAll, expect, test } from 'vitest'
import { bodies } from './bodies.ts'
import { credentials } from './credentials.ts'
import { parameters } from './parameters.ts'
import { paths } from './paths.ts'
import { schemas } from './schemas.ts'

const folder = await mkdtemp(join(tmpdir(), 'jeoul-served-'))
afterAll(() => rm(folder, { recursive: true }))

const features = Object.entries({ ...parameters, ...paths, ...bodies, ...schemas, ...credentials })

test.each(features)('a mock that serves %s follows it', async (_, { document, given }) => {
  const file = join(folder, 'document.yaml')
  await writeFile(file, document.startsWith('openapi') ? document : `openapi: 3.1.0\n${document}`)
  const contract = await openContract([file])
  const lines: string[] = []
  const mock = await startForeignMock({
    documents: [file],
    portMain: 0,
    tell: line => void lines.push(line),
  })
  const { violations } = await runContract({
    mainUrl: mock.mainUrl,
    secondUrl: mock.secondUrl,
    contract,
    seed: 7,
    runs: 10,
    write: true,
    slow: 60_000,
    ...given,
  })
  await mock.close()
  expect(violations.map(({ place, message, curl }) => `${place}: ${message}  ${curl}`)).toEqual([])
  const flaws = contract.flaws.map(({ place, message }) => `flaw: ${place}: ${message}`)
  expect([mock.violations(), lines]).toEqual([[], flaws])
})

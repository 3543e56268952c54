import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { routesCommand } from './routes-command.ts'

test('regression: flaws of a document were not shown with its operations', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'jeoul-routes-'))
  const [printed, errors] = [vi.spyOn(console, 'log'), vi.spyOn(console, 'error')]
  for (const output of [printed, errors]) output.mockReturnValue()
  onTestFinished(async () => {
    vi.restoreAllMocks()
    await rm(folder, { recursive: true })
  })
  const file = join(folder, 'library.yaml')
  const paths = { '/books': { get: { responses: { 200: {} } } }, '/shelves': { $ref: '#/components/none' } }
  await writeFile(file, JSON.stringify({ openapi: '3.1.0', paths }))
  await routesCommand.parseAsync(['--openapi', file], { from: 'user' })
  expect(printed.mock.calls).toEqual([[expect.stringMatching(/^main {2}GET {2}\/books /)]])
  expect(errors.mock.calls).toEqual([
    [expect.stringMatching(/^flaw of the document: library\.yaml#.*shelves/)],
  ])
})

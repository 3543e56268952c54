import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { lintContract } from './lint-contract.ts'
import { bundleDocument, GuardError } from './redocly.ts'
import { contractFiles } from './releases.ts'

// Each comparison starts a process.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

test('finds nothing in our documents', async () => {
  expect(await lintContract()).toEqual([])
})

test('names the rule and the line of each violation', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'jeoul-lint-'))
  const path = join(folder, 'bad.yaml')
  await writeFile(path, 'openapi: 3.1.0\ninfo: { title: Bad }\npaths: {}\n')
  const problems = await lintContract([path])
  expect(problems).toContainEqual({
    severity: 'error',
    rule: 'struct',
    message: 'The field `version` must be present on this level.',
    source: expect.stringMatching(/bad\.yaml:2$/),
  })
  // Spectral's oas3-api-servers
  expect(problems).toContainEqual(expect.objectContaining({ rule: 'no-empty-servers' }))
  await rm(folder, { recursive: true })
})

describe('regression: paths were those of the repository, whatever folder one stood in', () => {
  const here = process.cwd()
  afterEach(() => process.chdir(here))

  test('a path and the sources of its problems are seen from the current folder', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'jeoul-lint-'))
    process.chdir(folder)
    await writeFile('bad.yaml', 'openapi: 3.1.0\ninfo: { title: Bad }\npaths: {}\n')
    expect((await lintContract(['bad.yaml'])).map(({ source }) => source)).toContain('bad.yaml:2')
    await expect(lintContract(['none.yaml'])).rejects.toThrow("none.yaml: can't be read (ENOENT)")
    await rm(folder, { recursive: true })
  })

  test.each([
    '',
    'a: [',
    'null',
    '[1]',
    'openapi: 5\npaths: 1\n',
    'openapi: 3.1.0\npaths: { /a: { get: null } }',
  ])('%j ends without a stack', async text => {
    const folder = await mkdtemp(join(tmpdir(), 'jeoul-lint-'))
    process.chdir(folder)
    await writeFile('odd.yaml', text)
    const found = await lintContract(['odd.yaml']).catch((error: unknown) => error)
    expect(found instanceof GuardError || (Array.isArray(found) && found.length > 0)).toBe(true)
    await rm(folder, { recursive: true })
  })
})

describe("finds what Spectral's rule finds", () => {
  let found: ReadonlySet<string>
  beforeAll(async () => {
    const path = fileURLToPath(new URL('testing/many-mistakes.yaml', import.meta.url))
    found = new Set((await lintContract([path])).map(({ rule }) => rule))
  })

  // All recommended rules of spectral:oas for OpenAPI 3.1, except array-items and oas3-api-servers, which have tests of
  // their own, and path-keys-no-trailing-slash, which the specification's paths violate.
  test.each([
    ['duplicated-entry-in-enum', 'no-duplicated-enum-values'],
    ['info-contact', 'info-contact'],
    ['info-description', 'rule/info-description'],
    ['no-eval-in-markdown', 'rule/no-code-in-descriptions'],
    ['no-script-tags-in-markdown', 'no-unsafe-markdown'],
    ['oas3-callbacks-in-callbacks', 'rule/no-callbacks'],
    ['oas3-examples-value-or-externalValue', 'no-example-value-and-externalValue'],
    ['oas3-examples-value-or-externalValue', 'rule/example-value'],
    ['oas3-operation-security-defined', 'security-defined'],
    ['oas3-schema', 'struct'],
    ['oas3-server-trailing-slash', 'no-server-trailing-slash'],
    ['oas3-server-variables', 'no-undefined-server-variable'],
    ['oas3-unused-component', 'no-unused-components'],
    ['oas3-valid-media-example', 'no-invalid-media-type-examples'],
    ['oas3-valid-schema-example', 'no-invalid-schema-examples'],
    ['oas3_1-callbacks-in-webhook', 'rule/no-webhooks'],
    ['oas3_1-servers-in-webhook', 'rule/no-webhooks'],
    ['openapi-tags-uniqueness', 'no-duplicated-tag-names'],
    ['operation-description', 'operation-description'],
    ['operation-operationId', 'operation-operationId'],
    ['operation-operationId-unique', 'operation-operationId-unique'],
    ['operation-operationId-valid-in-url', 'operation-operationId-url-safe'],
    ['operation-parameters', 'operation-parameters-unique'],
    ['operation-success-response', 'operation-2xx-response'],
    ['operation-tag-defined', 'operation-tag-defined'],
    ['operation-tags', 'rule/operation-tags'],
    ['path-declarations-must-exist', 'path-declaration-must-exist'],
    ['path-not-include-query', 'path-not-include-query'],
    ['path-params', 'path-parameters-defined'],
    ['typed-enum', 'no-enum-type-mismatch'],
  ])('%s, by %s', (_, rule) => {
    expect(found).toContain(rule)
  })
})

// Spectral's array-items, for which Redocly has no rule.
test.each(Object.entries(contractFiles.documents))('arrays of %s have `items`', async (_, path) => {
  expect(arraysWithoutItems(await bundleDocument(path))).toEqual([])
  expect(arraysWithoutItems({ a: { type: 'array' }, b: [{ type: 'array', items: {} }] })).toEqual(['/a'])
})

/** The places of schemas of arrays that lack `items`. */
function arraysWithoutItems(node: unknown, place = ''): readonly string[] {
  if (typeof node !== 'object' || node === null) return []
  const isEmpty = 'type' in node && node.type === 'array' && !('items' in node)
  const below = Object.entries(node).flatMap(([key, part]) => arraysWithoutItems(part, `${place}/${key}`))
  return isEmpty ? [place, ...below] : below
}

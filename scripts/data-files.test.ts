import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Ajv } from 'ajv'
import { describe, expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '..')
const files = globSync('packages/{mock/src/catalogue,domain/search/src/words}/**/*.json', { cwd: root })
const dataFiles = files.filter(file => !file.endsWith('.schema.json'))
const ajv = new Ajv({ allErrors: true, allowUnionTypes: true })

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(path.join(root, file), 'utf8'))
}

/** The mistakes of a data file against the schema that it names, each with its place in the file. */
function mistakesIn(file: string, data = readJson(file)): readonly string[] {
  const named = data !== null && typeof data === 'object' && '$schema' in data ? data.$schema : undefined
  if (typeof named !== 'string') return [`${file}: names no "$schema"; name the one in its folder`]
  const schemaFile = path.join(path.dirname(file), named)
  const validate =
    ajv.getSchema(schemaFile) ?? ajv.addSchema(Object(readJson(schemaFile)), schemaFile).getSchema(schemaFile)
  if (!validate || validate(data)) return []
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${file}${instancePath}: ${message} ${JSON.stringify(params)}`,
  )
}

describe('data files follow their schema', () => {
  test.each(dataFiles)('%s', file => expect(mistakesIn(file)).toEqual([]))

  test('a mistake is told with its file and its path', () => {
    const file = 'packages/mock/src/catalogue/categories.json'
    const data = { $schema: './categories.schema.json', roots: [{ cateId: 11, name: 'PC', middles: [] }] }
    expect(mistakesIn(file, data)).toEqual([
      `${file}/roots/0/cateId: must be string {"type":"string"}`,
      `${file}/roots/0/middles: must NOT have fewer than 1 items {"limit":1}`,
    ])
    expect(mistakesIn(file, {})).toEqual([`${file}: names no "$schema"; name the one in its folder`])
  })
})

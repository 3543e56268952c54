import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const read = (file: string) => readFileSync(path.join(import.meta.dirname, '..', file), 'utf8')

const variables = new Set(read('packages/platform/server/src/site-config.ts').match(/JEOUL_[A-Z_]+/g))

test.each([...variables])('docs/operations.md documents %s', variable => {
  expect(read('docs/operations.md')).toContain(`\`${variable}\``)
})

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { DCLinter } from 'dclint'
import { validate } from 'dockerfile-utils'
import { expect, test } from 'vitest'

const deploy = path.join(import.meta.dirname, '../deploy')

test('the linter finds nothing in the image of both sites', () => {
  expect(validate(readFileSync(path.join(deploy, 'Dockerfile'), 'utf8'))).toEqual([])
})

test('the linter finds nothing in the compose file', () => {
  const linter = new DCLinter({
    // The order of keys has no meaning.
    rules: { 'service-keys-order': 0, 'require-quotes-in-ports': [1, { quoteType: 'double' }] },
    quiet: false,
    debug: false,
    exclude: [],
  })
  const results = linter.lintFiles([path.join(deploy, 'compose.yaml')], false)
  expect(results.map(({ messages }) => messages)).toEqual([[]])
})

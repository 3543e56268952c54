import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

const read = (file: string) => readFileSync(path.join(import.meta.dirname, '..', file), 'utf8')

const variables = new Set(read('packages/platform/server/src/site-config.ts').match(/JEOUL_[A-Z_]+/g))

test.each([...variables])('docs/operations.md documents %s', variable => {
  expect(read('docs/operations.md')).toContain(`\`${variable}\``)
})

describe('operations that the sites do not call', () => {
  const cwd = path.join(import.meta.dirname, '..')
  const sourcesOf = (folders: string) =>
    globSync(`${folders}/**/*.{ts,tsx}`, { cwd })
      .filter(file => !/node_modules|\/dist\/|\/testing\/|\.test\./.test(file))
      .map(read)
  const callers = sourcesOf('{apps/web-*/src,packages/{domain,features,platform}/*/src}').join()
  const effects = sourcesOf('packages/api/src').flatMap(source => [
    ...source.matchAll(/(\w+Fx)\b[^']*?Client\.([A-Z]+)\(\s*(?:'|`\$\{home\})([^'`]*)/g),
  ])
  const uncalled = effects.flatMap(([, effect, method, url]) =>
    new RegExp(`\\b${effect}\\b`).test(callers) ? [] : `${method} ${url}`,
  )

  test('are listed in docs/operations.md, and no others', () => {
    const [, section = ''] = read('docs/operations.md').split('## What the sites do not call')
    const rows = section.split('\n## ')[0]?.match(/^\| `.*?\|/gm) ?? []
    const listed = rows.flatMap(row => [...row.matchAll(/`(.*?)`/g)].map(([, operation]) => operation))
    expect(effects.length).toBeGreaterThan(70)
    expect(listed.toSorted()).toEqual(uncalled.toSorted())
  })
})

import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { answerSchemas } from '../packages/api/src/generated/answer-schemas.ts'
import { readSiteConfig } from '../packages/platform/server/src/site-config.ts'

const read = (file: string) => readFileSync(path.join(import.meta.dirname, '..', file), 'utf8')

const cwd = path.join(import.meta.dirname, '..')
const sourcesOf = (folders: string) =>
  globSync(`${folders}/**/*.{ts,tsx}`, { cwd })
    .filter(file => !/node_modules|\/dist\/|\/testing\/|\.test\./.test(file))
    .map(read)

describe('variables of the sites', () => {
  const [, section = ''] = read('docs/operating.md').split('## Variables')
  const [documented = ''] = section.split('\n## ')
  const namesIn = (text: string) => [...new Set(text.match(/JEOUL_[A-Z_]+[A-Z](?![A-Z_])/g))].toSorted()

  test('are those in docs/operating.md', () => {
    const sources = sourcesOf('{apps/web-*/src,packages/platform/server/src}').join()
    const operator = [...read('packages/platform/server/src/read-operator.ts').matchAll(/\btext\('(\w+)'\)/g)]
    const names = [...namesIn(sources), ...operator.map(([, name]) => `JEOUL_OPERATOR_${name}`)]
    const words = documented.replaceAll('`…_', '`JEOUL_OPERATOR_').replaceAll('`JEOUL_OPERATOR_…`', '')
    expect(namesIn(words)).toEqual([...new Set(names)].toSorted())
  })

  const rows = [...documented.matchAll(/^\| `(JEOUL_\w+)` +\| ([\w.]+) +\|/gm)].map(([, ...row]) => row)
  test.each(rows.filter(([, value]) => value !== 'none'))('%s is %s by default', (name = '', value) => {
    const site = { port: 4000, otherSite: 'http://localhost:4001' }
    expect(rows.length).toBeGreaterThan(15)
    expect(readSiteConfig({ [name]: value }, site)).toEqual(readSiteConfig({}, site))
  })
})

describe('operations that the sites do not call', () => {
  const sources = sourcesOf('packages/api/src')
  const homes = [...read('packages/api/src/reviews/review-home.ts').matchAll(/: '(\/.*?)'/g)].map(
    ([, home]) => home,
  )
  const calls = /\b(?:main|second)\.([A-Z]+)\(\s*(?:'([^']*)'|`\$\{home\}([^`]*)`|home\b)/g
  const called = sources.flatMap(source =>
    [...source.matchAll(calls)].flatMap(([, method, url, below = '']) =>
      (url === undefined ? homes.map(home => home + below) : [url]).map(path => `${method} ${path}`),
    ),
  )

  test('are listed in docs/operating.md, and no others', () => {
    const [, section = ''] = read('docs/operating.md').split('## What the sites do not call')
    const rows = section.split('\n## ')[0]?.match(/^\| `.*?\|/gm) ?? []
    const listed = rows.flatMap(row => [...row.matchAll(/`(.*?)`/g)].map(([, operation]) => operation))
    const uncalled = Object.keys(answerSchemas).filter(operation => !called.includes(operation))
    expect(listed.toSorted()).toEqual(uncalled.toSorted())
  })

  test('have no effect', () => {
    const callers = sourcesOf('{apps/web-*/src,packages/{domain,features,platform}/*/src}').join()
    const effects = sources.flatMap(
      source => source.match(/\b\w+Fx(?=(?::| =) create(?:Assumed)?[QC])/g) ?? [],
    )
    expect(effects.length).toBeGreaterThan(60)
    expect(effects.filter(effect => !new RegExp(`\\b${effect}\\b`).test(callers))).toEqual([])
  })
})

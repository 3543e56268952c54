import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { documentedExports, type Entry, exportedNames, isNamed } from './package-exports.ts'

const root = path.join(import.meta.dirname, '..')
const packages = globSync('packages/{*,*/*}/README.md', { cwd: root }).map(path.dirname)

/** What a package lets others import. */
function entriesOf(folder: string): readonly Entry[] {
  const file = path.join(root, folder, 'package.json')
  const { exports }: { exports: Readonly<Record<string, string>> } = JSON.parse(readFileSync(file, 'utf8'))
  return Object.entries(exports)
    .filter(([subpath, target]) => !subpath.includes('*') && /\.tsx?$/.test(target))
    .map(([subpath, target]) => ({ subpath, names: exportedNames(path.join(root, folder, target)) }))
}

describe('the tables of a readme name what the package exports, and nothing else', () => {
  test.each(packages)('%s', folder => {
    const { names, subpaths } = documentedExports(readFileSync(path.join(root, folder, 'README.md'), 'utf8'))
    const entries = entriesOf(folder)
    const exported = entries.flatMap(entry => entry.names)
    expect({
      missing: entries
        .filter(({ subpath }) => !subpaths.includes(subpath))
        .flatMap(entry => entry.names)
        .filter(name => !names.some(documented => isNamed(documented, name))),
      gone: names.filter(documented => !exported.some(name => isNamed(documented, name))),
    }).toEqual({ missing: [], gone: [] })
  })
})

describe('documentedExports', () => {
  test.each([
    [
      'names',
      '| export |\n| --- | --- |\n| `a`, `$b` | what `c` does |',
      { names: ['a', '$b'], subpaths: [] },
    ],
    [
      'a subpath of a header',
      '| export of `…/page` | what it is |\n| `a` | x |',
      { names: ['a'], subpaths: ['./page'] },
    ],
    ['a whole subpath', '| export |\n| types (`/types`) | x |', { names: [], subpaths: ['./types'] }],
    ['names of a subpath', '| export |\n| `page` from `…/page` | x |', { names: ['page'], subpaths: [] }],
    ['another table', '| folder |\n| `a` | x |', { names: [], subpaths: [] }],
  ])('%s', (_, markdown, documented) => {
    expect(documentedExports(markdown)).toEqual(documented)
  })
})

test.each([
  ['getNoticeFx', 'getNoticeFx', true],
  ['get…Fx', 'getNoticeFx', true],
  ['get…Fx', 'setNoticeFx', false],
  ['$list', 'list', false],
])('%s matches %s: %s', (documented, name, isSo) => {
  expect(isNamed(documented, name)).toBe(isSo)
})

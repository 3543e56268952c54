import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { globOf, namedPaths } from './document-paths.ts'

const root = path.join(import.meta.dirname, '..')
/** Paths that commands create, which a clone does not have. */
const isWritten = /(?:^|\/)(?:node_modules|dist|demo|coverage|\.cache|\.turbo)(?:\/|$)/

const files = globSync(['**/*', '.*'], { cwd: root, exclude: file => isWritten.test(file) })
const documents = files.filter(file => file.endsWith('.md'))

function isThere(document: string, { path: named, from }: ReturnType<typeof namedPaths>[number]): boolean {
  const glob = globOf(named)
  if (from === 'anywhere') return files.some(file => path.matchesGlob(`/${file}`, `**/${glob}`))
  const place = path.join(from === 'root' ? '.' : path.dirname(document), glob)
  return isWritten.test(place) || globSync(place, { cwd: root }).length > 0
}

describe('every path that a document names exists', () => {
  test.each(documents)('%s', document => {
    const paths = namedPaths(readFileSync(path.join(root, document), 'utf8'))
    expect(paths.filter(named => !isThere(document, named)).map(named => named.path)).toEqual([])
  })
})

describe('namedPaths', () => {
  test.each([
    ['a link', 'See [the list](../list/README.md#api).', [['../list/README.md', 'document']]],
    ['a link elsewhere', '[WCAG](https://www.w3.org/TR/WCAG22/) and [below](#api)', []],
    ['a file of the repository', '`packages/ui/src/index.ts`', [['packages/ui/src/index.ts', 'root']]],
    ['a file of the package', '`src/model.ts`', [['src/model.ts', 'document']]],
    ['a file by its name', '`model.ts`', [['model.ts', 'anywhere']]],
    ['a decision by its number', 'docs/decisions/0001', [['docs/decisions/0001', 'root']]],
    ['what is no path', '`application/json`, `GET /list/{id}`, `$place`, `items.asked`', []],
    ['a command', '```sh\nvitest run packages/domain/list\n```', [['packages/domain/list', 'root']]],
    [
      'a tree',
      '```\npackages/\n  api/     calls\n  domain/  rules\ntests/\n```',
      [
        ['packages', 'root'],
        ['tests', 'root'],
        ['packages/api', 'root'],
        ['packages/domain', 'root'],
      ],
    ],
  ])('%s', (_, markdown, named) => {
    const found = namedPaths(markdown).map(({ path: name, from }) => [name.replace(/\/$/, ''), from])
    expect([...new Map(found.map(pair => [pair.join(), pair])).values()]).toEqual(named)
  })
})

test('globOf replaces the variable parts', () => {
  expect(globOf('apps/*/src/pages/<name>/')).toBe('apps/*/src/pages/*')
  expect(globOf('docs/decisions/0001')).toBe('docs/decisions/0001-*.md')
})

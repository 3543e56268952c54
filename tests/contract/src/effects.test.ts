import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as api from '@jeoul/api'
import { readContract } from '@jeoul/contract/documents'
import { expect, test } from 'vitest'

const { operations } = readContract()
const homes = {
  product: '/desktop/v1/shopping/items/{id}/reviews',
  market: '/desktop/v1/shopping/items/{id}/market/reviews',
} as const
const isReview = (path: string) => Object.values(homes).some(home => path.startsWith(home))

/** The operations in the first column of "What the sites do not call". */
function notCalled(): readonly string[] {
  const text = readFileSync(path.join(import.meta.dirname, '../../../docs/operating.md'), 'utf8')
  const section = text.split('## What the sites do not call')[1]?.split('\n## ')[0] ?? ''
  const cells = section.split('\n').flatMap(line => line.match(/^\| (`.*?`) +\|/)?.[1] ?? [])
  return cells.flatMap(cell => Array.from(cell.matchAll(/`(.+?)`/g), ([, operation = '']) => operation))
}

test('the client has an effect for every operation but those that are said not to be called', () => {
  const effects = Object.keys(api).filter(name => name.endsWith('Fx'))
  const others = notCalled()
  const isCalled = ({ method, path }: (typeof operations)[number]) =>
    !isReview(path) && !others.includes(`${method.toUpperCase()} ${path}`)
  const expected = operations.filter(isCalled).map(({ operationId }) => `${operationId}Fx`)
  expect(effects.toSorted()).toEqual(expected.toSorted())
})

// The paths are tested in packages/api/src/sent-requests.test.ts.
test.each(['product', 'market'] as const)(
  'the client has an effect for every operation on %s reviews',
  kind => {
    const tables = [api.reviewQueries, api.reviewCommands, api.commentCommands, api.reviewReports]
    const effects = tables.flatMap(table => Object.keys(table[kind]))
    expect(effects).toHaveLength(operations.filter(({ path }) => path.startsWith(homes[kind])).length)
  },
)

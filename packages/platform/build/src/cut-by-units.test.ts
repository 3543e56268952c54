import { expect, test } from 'vitest'
import { cutByUnits } from './cut-by-units.ts'
import type { BuiltChunk } from './initial-chunks.ts'

const resource = 'const items = createResource({ call: getItemsFx, read })\n'

function chunk(fileName: string, moduleIds: readonly string[], imports: readonly string[] = []): BuiltChunk {
  return { fileName, moduleIds, imports, dynamicImports: [] }
}

function cut(survey: readonly BuiltChunk[], sources: Readonly<Record<string, string>>) {
  const names = new Map(Object.keys(sources).map(id => [id, 'list-models']))
  return Object.fromEntries(cutByUnits(names, survey, id => sources[id] ?? ''))
}

test('models that make few units stay together, whatever else is in them', () => {
  const survey = [chunk('list', ['/rules', '/model'])]
  expect(cut(survey, { '/rules': 'export const most = 5\n'.repeat(500), '/model': resource })).toEqual({
    '/rules': 'list-models',
    '/model': 'list-models',
  })
})

test('models that make many units are cut where about as many lie before as after', () => {
  const survey = [chunk('list', ['/a', '/b', '/c', '/rules'])]
  const sources = {
    '/a': resource.repeat(4),
    '/b': resource.repeat(2),
    '/c': resource.repeat(2),
    '/rules': '',
  }
  expect(cut(survey, sources)).toEqual({
    '/a': 'list-models',
    '/b': 'list-models-2',
    '/c': 'list-models-2',
    '/rules': 'list-models-2',
  })
})

test('no part stands on one after it: a chunk comes after those it imports', () => {
  const survey = [chunk('list', ['/list'], ['paging']), chunk('paging', ['/paging'])]
  expect(cut(survey, { '/list': resource.repeat(4), '/paging': resource.repeat(4) })).toEqual({
    '/paging': 'list-models',
    '/list': 'list-models-2',
  })
})

test('what has no name gets none', () => {
  expect(cutByUnits(new Map(), [chunk('late', ['/late'])], () => resource).size).toBe(0)
})

import { expect, test } from 'vitest'
import { importCircle } from './import-circle.ts'

const chunksOf = (imports: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(imports).map(([fileName, names]) => ({ fileName, imports: names }))

test.each([
  ['nothing', {}, null],
  ['a chunk by itself', { site: [] }, null],
  ['layers', { site: ['models', 'react'], models: ['effector'], effector: ['react'], react: [] }, null],
  ['what two need', { list: ['won'], item: ['won'], page: ['list', 'item'], won: [] }, null],
  ['what the build left outside', { site: ['https'] }, null],
  ['two', { site: ['models'], models: ['site'] }, ['site', 'models', 'site']],
  [
    'a layer on what stands on it',
    { page: ['site'], site: ['models'], models: ['effector'], effector: ['react', 'site'], react: [] },
    ['site', 'models', 'effector', 'site'],
  ],
])('%s', (_, imports, circle) => {
  expect(importCircle(chunksOf(imports))).toEqual(circle)
})

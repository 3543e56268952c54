import { expect, test } from 'vitest'
import { readChanges } from './read-changes.ts'

const group = { id: '1', name: '찜' }
const item = { itemId: '7', name: '모니터', image: null, time: 1, price: null }

test.each([
  [{ kind: 'remove', itemId: '7' }],
  [{ kind: 'rename', group, name: '다음 PC' }],
  [{ kind: 'drop', group }],
  [{ kind: 'put', item: null, group }],
  [{ kind: 'put', item, group, from: 'undo' }],
])('reads back %j', change => {
  expect(readChanges(JSON.parse(JSON.stringify([change])))).toEqual([change])
})

test.each([
  [null],
  [{ kind: 'remove' }],
  [{ kind: 'rename', group }],
  [{ kind: 'drop', group: { id: '1' } }],
  [{ kind: 'put', item: { itemId: 'x' }, group }],
  [{ kind: 'else' }],
])('drops %j', change => {
  expect(readChanges([change])).toEqual([])
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SnapshotError } from './json-node.ts'
import { createStore } from './store.ts'

/** Notes by their name, and numbers from 1. */
function openStore() {
  const store = createStore()
  const notes = store.table('notes', { read: node => node.list(each => each.text()) })
  const nextNumber = store.counter('numbers', 1)
  return { store, notes, nextNumber }
}

const header = { format: 'jeoul-mock-snapshot', version: 1 }
const throughText = (json: object): unknown => JSON.parse(JSON.stringify(json))

describe('a snapshot', () => {
  test('brings back what was there, and nothing of what came later', () => {
    const { store, notes, nextNumber } = openStore()
    notes.set('a', ['한글', ''])
    nextNumber()
    const snapshot = store.capture()
    notes.set('a', ['다른'])
    notes.set('b', [])
    nextNumber()
    snapshot.restore()
    expect([notes.get('a'), [...notes.keys()], nextNumber()]).toEqual([['한글', ''], ['a'], 2])
    snapshot.restore()
    expect(nextNumber()).toBe(2)
  })

  test('is the same after a way through text, whatever the names are', () => {
    const rows = fc.dictionary(fc.string(), fc.array(fc.string({ unit: 'binary' })))
    fc.assert(
      fc.property(rows, written => {
        const { store, notes } = openStore()
        for (const [name, texts] of Object.entries(written)) notes.set(name, texts)
        const json = store.capture().toJson()
        const other = openStore()
        other.store.read(throughText(json)).restore()
        expect(other.store.capture().toJson()).toEqual(json)
        expect([...other.notes.keys()].sort()).toEqual(Object.keys(written).sort())
      }),
    )
  })

  test('changes nothing before it is restored', () => {
    const { store, notes } = openStore()
    notes.set('a', ['1'])
    store.read({ ...header, tables: { notes: { b: ['2'] } } })
    expect([...notes.keys()]).toEqual(['a'])
  })

  test('without a table leaves it empty', () => {
    const { store, notes } = openStore()
    notes.set('a', ['1'])
    store.read({ ...header, tables: {} }).restore()
    expect([...notes.keys()]).toEqual([])
  })

  test.each([
    ['a list', [], 'the snapshot: expected an object'],
    ['something else', { format: 'x', version: 1, tables: {} }, 'format: expected jeoul-mock-snapshot'],
    ['one of a later version', { ...header, version: 2 }, 'version: it is 2, and this mock reads 1'],
    ['one without tables', header, 'tables: expected an object'],
    [
      'an unknown table',
      { ...header, tables: { other: {} } },
      'tables.other: the mock keeps nothing of that name',
    ],
    [
      'a row of another kind',
      { ...header, tables: { notes: { a: ['1', 2] } } },
      'tables.notes.a[1]: expected a text',
    ],
    [
      'a counter that does not count',
      { ...header, tables: { numbers: { next: 1.5 } } },
      'tables.numbers.next: expected a whole number from 0 to 9007199254740991',
    ],
  ])('is refused where it is %s, with its place', (_, json, message) => {
    const { store, notes } = openStore()
    notes.set('a', ['1'])
    expect(() => store.read(json)).toThrow(new SnapshotError(message))
    expect([...notes.keys()]).toEqual(['a'])
  })
})

test('tells of every change', () => {
  const { store, notes, nextNumber } = openStore()
  let changes = 0
  store.onChange(() => {
    changes++
  })
  const started = store.capture()
  notes.set('a', [])
  nextNumber()
  notes.delete('a')
  notes.delete('a')
  started.restore()
  expect(changes).toBe(4)
})

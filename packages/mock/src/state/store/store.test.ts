import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createCatalogueIndex } from '../../index/catalogue-index.ts'
import { tinyCatalogue } from '../../index/tiny-catalogue.ts'
import { createState } from '../state.ts'
import { SnapshotError } from './json-node.ts'

const index = createCatalogueIndex(tinyCatalogue({ 111: [{ id: 7 }, { id: 8 }] }))
const openState = () => createState({ index })

const member = { member_id: 'member1', nickname: '저울회원1' }
const header = { format: 'jeoul-mock-snapshot', version: 2 }
const throughText = (json: object): unknown => JSON.parse(JSON.stringify(json))
const group = { id: '1', name: '선물', memberId: 'member1' }
const wish = { id: 'member1/7', itemId: 7, created: '2026-09-01T00:00:00.000Z', groupId: '1' }

describe('a snapshot', () => {
  test('restores the data, without later changes', () => {
    const { store, wish, clock } = openState()
    const { id } = wish.addList('member1', '한글')
    wish.save('member1', id, 7)
    const number = clock.nextNumber()
    const snapshot = store.capture()
    const before = wish.listsOf('member1')
    wish.save('member1', wish.addList('member1', '다른').id, 7)
    wish.addList('member2', '')
    clock.nextNumber()
    snapshot.restore()
    expect([wish.listsOf('member1'), wish.listsOf('member2')]).toEqual([before, []])
    expect(clock.nextNumber()).toBe(number + 1)
    snapshot.restore()
    expect(clock.nextNumber()).toBe(number + 1)
  })

  test('survives conversion to text with any content', () => {
    const text = fc.string({ unit: 'binary' })
    const few = { maxLength: 4 }
    fc.assert(
      fc.property(fc.array(fc.tuple(text, fc.array(text, few)), few), written => {
        const { store, wish, reviews } = openState()
        for (const [name, messages] of written) {
          wish.addList('member1', name)
          for (const message of messages) {
            const row = reviews.reviews.add(7, member, { fields: { marks: 5, message }, media: [] })
            reviews.comments.add(7, row, member, { managerId: 1, message })
          }
        }
        const json = store.capture().toJson()
        const other = openState()
        other.store.read(throughText(json)).restore()
        expect(other.store.capture().toJson()).toEqual(json)
        expect(other.wish.listsOf('member1').map(({ name }) => name)).toEqual(written.map(([name]) => name))
      }),
      { numRuns: 30 },
    )
  })

  test('keeps relations: deleting a restored record deletes what belongs to it', () => {
    const { store, wish, reviews } = openState()
    const { id } = wish.addList('member1', '선물')
    wish.save('member1', id, 7)
    const bytes = new Uint8Array([1, 2, 3])
    const medium = reviews.uploads.add('a.png', { mimeType: 'image/png', bytes })
    const row = reviews.reviews.add(7, member, { fields: { marks: 5, message: '좋아요' }, media: [medium] })
    reviews.comments.add(7, row, member, { managerId: 1, message: '고마워요' })
    reviews.votes.press(7, row.id, 'member2', 'like')
    const other = openState()
    other.store.read(throughText(store.capture().toJson())).restore()
    expect(other.reviews.reviews.of(7)[0]?.written?.media).toEqual([medium])
    other.wish.removeList('member1', id)
    other.reviews.reviews.remove(row.id)
    other.reviews.threads.remove(7, row.id)
    const { database } = other.store
    const counts = [database.wish, database.comment, database.vote, database.thread].map(model =>
      model.count(),
    )
    expect(counts).toEqual([0, 0, 0, 0])
  })

  test('changes nothing before it is restored', () => {
    const { store, wish } = openState()
    wish.addList('member1', '1')
    store.read({ ...header, tables: { wishGroup: [{ ...group, id: '2' }] } })
    expect(wish.listsOf('member1').map(({ id }) => id)).toEqual(['1'])
  })

  test('without a table leaves it empty', () => {
    const { store, wish } = openState()
    wish.addList('member1', '1')
    store.read({ ...header, tables: {} }).restore()
    expect(wish.listsOf('member1')).toEqual([])
  })

  test.each([
    ['a list', [], 'the snapshot: expected an object'],
    ['something else', { format: 'x', version: 2, tables: {} }, 'format: expected jeoul-mock-snapshot'],
    [
      'one of an earlier version',
      { ...header, version: 1, tables: {} },
      'version: it is 1, and this mock reads 2',
    ],
    [
      'one of a later version',
      { ...header, version: 3, tables: {} },
      'version: it is 3, and this mock reads 2',
    ],
    ['one without tables', header, 'tables: expected an object'],
    [
      'an unknown table',
      { ...header, tables: { other: {} } },
      'tables.other: the mock keeps nothing of that name',
    ],
    [
      'a row of another kind',
      { ...header, tables: { wishGroup: [group, { ...group, name: 2 }] } },
      'tables.wishGroup[1].name: expected a text',
    ],
    [
      'a counter that does not count',
      { ...header, tables: { counter: [{ id: 'numbers', next: 1.5 }] } },
      'tables.counter[0].next: expected a whole number from 0 to 9007199254740991',
    ],
    [
      'two rows with one id',
      { ...header, tables: { wishGroup: [group, group] } },
      'tables.wishGroup: two rows have the same id',
    ],
    [
      'a row of a group that is not there',
      { ...header, tables: { wishGroup: [group], wish: [{ ...wish, groupId: '2' }] } },
      'tables.wish[0]: there is no wishGroup 2',
    ],
  ])('is refused where it is %s, with its place', (_, json, message) => {
    const { store, wish } = openState()
    wish.addList('member1', '1')
    expect(() => store.read(json)).toThrow(new SnapshotError(message))
    expect(wish.listsOf('member1')).toHaveLength(1)
  })
})

test('reports every change', () => {
  const { store, wish, clock } = openState()
  const started = store.capture()
  let changes = 0
  store.onChange(() => {
    changes++
  })
  const tells = (write: () => unknown) => {
    const before = changes
    write()
    return changes > before
  }
  expect(tells(() => wish.addList('member1', '1'))).toBe(true)
  expect(tells(() => clock.nextNumber())).toBe(true)
  expect(tells(() => wish.save('member1', '1', 7))).toBe(true)
  expect(tells(() => wish.remove('member1', 7))).toBe(true)
  expect(tells(() => wish.remove('member1', 7))).toBe(false)
  expect(tells(() => started.restore())).toBe(true)
})

import { expect, test } from 'vitest'
import { offeredGroups, onlyGroup, readGroupName, readGroupRef } from './choose-group.ts'

const groups = ['1', '2', '3'].map(id => ({ id, name: `목록 ${id}`, items: [] }))

test.each<[string, Parameters<typeof offeredGroups>[1], string[]]>([
  ['none was used yet', null, ['1', '2', '3']],
  ['"the last used first"', { id: '2', name: '목록 2' }, ['2', '1', '3']],
  ['one that is gone', { id: '9', name: '없음' }, ['1', '2', '3']],
  ['one that has got its id since', { id: null, name: '목록 3' }, ['3', '1', '2']],
])('%s', (_, last, expected) => {
  expect(offeredGroups(groups, last).map(({ id }) => id)).toEqual(expected)
})

test('"one group or none: one press does it"', () => {
  expect(onlyGroup([])).toEqual({ id: null, name: '찜한 상품' })
  expect(onlyGroup(groups.slice(0, 1))).toMatchObject({ id: '1' })
  expect(onlyGroup(groups.slice(0, 2))).toBeNull()
})

test.each([
  ['  이사   준비 ', '이사 준비'],
  [' \n ', null],
  ['가'.repeat(41), '가'.repeat(40)],
  ['😀'.repeat(41), '😀'.repeat(40)],
])('the name %j', (text, name) => {
  expect(readGroupName(text)).toBe(name)
})

test.each([
  [
    { id: '1', name: '찜' },
    { id: '1', name: '찜' },
  ],
  [{ name: '찜' }, { id: null, name: '찜' }],
  [{ id: '1' }, null],
  ['찜', null],
  [null, null],
])('the stored last group: %j', (found, expected) => {
  expect(readGroupRef(found)).toEqual(expected)
})

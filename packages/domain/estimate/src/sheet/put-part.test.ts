import { describe, expect, test } from 'vitest'
import { partOf } from '../testing/parts.ts'
import { maxLines } from './estimate-line.ts'
import { putPart } from './put-part.ts'

const parts = [
  partOf('1', 'cpu'),
  partOf('2', 'cpu'),
  partOf('3', 'memory'),
  partOf('4', 'memory'),
  partOf('s1', 'assembly'),
  partOf('s2', 'visit'),
]
const known = Object.fromEntries(parts.map(part => [part.part_id, part]))
const linesOf = (text: string) =>
  text.split(' ').flatMap(word => {
    const [partId = '', quantity = '1'] = word.split('x')
    return partId ? [{ partId, quantity: Number(quantity) }] : []
  })
const put = (lines: string, partId: string, instead: string | null = null, quantity?: number) =>
  putPart(
    linesOf(lines),
    { part: known[partId] ?? partOf(partId, 'mouse'), instead, ...(quantity !== undefined && { quantity }) },
    known,
  )

describe('putting a part into an estimate', () => {
  test.each<[string, string, string, string | null, string]>([
    ['the first', '', '1', null, '1'],
    ['"default 1"', '1', '3', null, '1 3'],
    ['a kind that a PC has one of takes the place', '1 3', '2', null, '2 3'],
    ['others stand side by side', '3', '4', null, '3 4'],
    ['another in the place of one, in its number', '1 3x2', '4', '3', '1 4x2'],
    ['one that is there, in the place of another', '3 4', '4', '3', '4'],
    ['in the place of one that has gone', '1', '3', '4', '1 3'],
    ['a service in the place of the same', 's1', 's2', 's1', 's2'],
    ['what is unknown stays', '99 1', '3', null, '99 1 3'],
  ])('%s', (_, lines, partId, instead, expected) => {
    expect(put(lines, partId, instead)).toEqual({ kind: 'put', lines: linesOf(expected) })
  })

  test.each([
    ['a second press adds nothing', '3', '3', null],
    ['the same in its own place', '3x2', '3', '3'],
  ])('%s', (_, lines, partId, instead) => {
    expect(put(lines, partId, instead)).toEqual({ kind: 'same' })
  })

  test.each([
    ['fewer of the same, where that fixes a problem', '3x5', '3', '3', 2, '3x2'],
    ['another in as many pieces as were said', '3x5', '4', '3', 2, '4x2'],
    ['the first, in as many pieces', '', '3', null, 2, '3x2'],
  ])('%s', (_, lines, partId, instead, quantity, expected) => {
    expect(put(lines, partId, instead, quantity)).toEqual({ kind: 'put', lines: linesOf(expected) })
  })

  test('"a second service opens the \'one item only\' warning instead"', () => {
    expect(put('1 s1', 's2')).toEqual({ kind: 'one-service', held: 's1' })
    expect(put('1 s1', 's2', '1')).toEqual({ kind: 'one-service', held: 's1' })
  })

  test('adds a required part in the same change', () => {
    const also = { part: partOf('4', 'memory'), instead: '3' }
    const choice = { part: partOf('2', 'cpu'), instead: '1', also }
    expect(putPart(linesOf('1 3'), choice, known)).toEqual({ kind: 'put', lines: linesOf('2 4') })
  })

  test('refuses a part if the estimate is full', () => {
    const lines = Array.from({ length: maxLines }, (_, place) => String(100 + place)).join(' ')
    expect(put(lines, '1')).toEqual({ kind: 'full' })
    expect(put(lines, '1', '100').kind).toBe('put')
  })
})

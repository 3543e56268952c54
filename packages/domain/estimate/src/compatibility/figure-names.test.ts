import { describe, expect, test } from 'vitest'
import type { Piece } from './build.ts'
import { readAmount, readCount, readWord, readWords } from './figure.ts'
import { boardFormName, powerFormName } from './rules/case.ts'
import { driveFormOf, m2SizeOf } from './rules/drives.ts'
import { bareSocket, socketOf } from './rules/socket.ts'

const pieceOf = (figures: Piece['figures']): Piece => ({
  partId: '1',
  kind: 'ssd',
  name: 'a part',
  quantity: 1,
  figures,
})

test.each([
  ['LGA 1700', 'LGA1700'],
  ['LGA-1700', 'LGA1700'],
  ['lga1151v2', 'LGA1151'],
  ['Socket AM5', 'AM5'],
  ['sTR4', 'TR4'],
  ['LGA 2011-3', 'LGA2011-3'],
  ['2 x LGA 2011-3 Narrow', 'LGA2011-3'],
])('the socket %s is %s', (socket, name) => {
  expect(bareSocket(socketOf(pieceOf({ socket })).value ?? '')).toBe(name)
})

test.each([
  ['M-ATX', 'Micro ATX'],
  ['mATX', 'Micro ATX'],
  ['Micro-ATX', 'Micro ATX'],
  ['E-ATX', 'EATX'],
  ['Extended ATX', 'EATX'],
  ['mini itx', 'Mini-ITX'],
  ['Cube', 'Cube'],
])('a board of %s is %s', (text, name) => {
  expect(boardFormName(text)).toBe(name)
})

test.each([
  ['ATX12V', 'ATX'],
  ['ATX/EPS', 'ATX'],
  ['SFX-L', 'SFX-L'],
  ['sfx', 'SFX'],
])('a power supply of %s is %s', (text, name) => {
  expect(powerFormName(text)).toBe(name)
})

test.each([
  ['M.2 2280', 'M.2', '2280'],
  ['M.2-22110', 'M.2', '22110'],
  ['M.2 (2230)', 'M.2', '2230'],
  ['M.2', 'M.2', null],
  ['2.5"', '2.5"', null],
  ['2.5인치', '2.5"', null],
  ['3.5"', '3.5"', null],
  ['mSATA', null, null],
])('a drive of %s is %s, %s long', (form_factor, form, size) => {
  const drive = pieceOf({ form_factor })
  expect([driveFormOf(drive).value, m2SizeOf(drive).value]).toEqual([form, size])
})

describe('a figure of the wrong type or size is missing', () => {
  test.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY, 1e9, '322', null, undefined, [322]])(
    '%s',
    value => {
      expect(readAmount(value)).toBeNull()
    },
  )

  test('a count may be 0, but no fraction', () => {
    expect([0, 4, 1.5, -1].map(readCount)).toEqual([0, 4, null, null])
  })

  test('words are trimmed, and empty ones dropped', () => {
    expect([' AM5 ', ' ', 5].map(readWord)).toEqual(['AM5', null, null])
    expect([['AM5', null, ''], [], 'AM5'].map(readWords)).toEqual([['AM5'], null, null])
  })
})

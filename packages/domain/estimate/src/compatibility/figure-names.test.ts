import { describe, expect, test } from 'vitest'
import type { Piece } from './build.ts'
import { readAmount, readCount, readWord, readWords } from './figure.ts'
import { boardFormOf, powerFormOf } from './rules/case.ts'
import { driveFormOf, m2SizeOf } from './rules/drives.ts'
import { memoryTypesOf } from './rules/memory.ts'
import { socketOf } from './rules/socket.ts'

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
  ['FCLGA1700', 'LGA1700'],
  ['LGA1700/1851', 'LGA1700·LGA1851'],
  ['인텔(소켓1700)', 'LGA1700'],
  ['LGA 1200 / 115x', 'LGA1200·LGA1151'],
  ['lga1151v2', 'LGA1151'],
  ['Socket AM5', 'AM5'],
  ['AMD AM5', 'AM5'],
  ['AM3+/AM3', 'AM3+·AM3'],
  ['sTR4', 'TR4'],
  ['LGA 2011-3', 'LGA2011-3'],
  ['LGA2011-v3', 'LGA2011-3'],
  ['2 x LGA 2011-3 Narrow', 'LGA2011-3 Narrow'],
  ['Integrated Atom', 'CPU 일체형'],
  ['AM5 (BGA)', 'AM5 (BGA)'],
])('the socket %s is %s', (socket, name) => {
  expect(socketOf(pieceOf({ socket })).shown).toBe(name)
})

test.each([
  ['M-ATX', 'Micro ATX'],
  ['mATX', 'Micro ATX'],
  ['uATX', 'Micro ATX'],
  ['µATX', 'Micro ATX'],
  ['μATX', 'Micro ATX'],
  ['M-ATX (24.4x24.4cm)', 'Micro ATX'],
  ['Micro-ATX', 'Micro ATX'],
  ['E-ATX', 'EATX'],
  ['Extended ATX', 'EATX'],
  ['mini itx', 'Mini-ITX'],
  ['ATX / E-ATX', 'ATX·EATX'],
  ['ATX (BTF)', 'ATX (BTF)'],
  ['Cube', 'Cube'],
])('a board of %s is %s', (form_factor, name) => {
  expect(boardFormOf(pieceOf({ form_factor })).shown).toBe(name)
})

test.each([
  ['ATX12V', 'ATX'],
  ['ATX12V v2.52', 'ATX'],
  ['ATX 3.1', 'ATX'],
  ['ATX/EPS', 'ATX'],
  ['ATX12V / EPS12V', 'ATX'],
  ['ATX12VO', 'ATX12VO'],
  ['TFX 파워', 'TFX'],
  ['SFX-L', 'SFX-L'],
  ['sfx', 'SFX'],
  ['Mini-ITX', 'Mini-ITX'],
])('a power supply of %s is %s', (form_factor, name) => {
  expect(powerFormOf(pieceOf({ form_factor })).shown).toBe(name)
})

test.each([
  ['ddr5', 'DDR5'],
  ['DDR5-5600', 'DDR5'],
  ['DDR4 3200MHz', 'DDR4'],
  ['DDR5-6400 MT/s', 'DDR5'],
  ['DDR4/DDR5', 'DDR4·DDR5'],
  ['DDR1', 'DDR'],
  ['DDR3L', 'DDR3L'],
])('memory of %s is %s', (type, name) => {
  expect(memoryTypesOf(pieceOf({ memory_types: [type] })).shown).toBe(name)
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

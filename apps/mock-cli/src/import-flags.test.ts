import { InvalidArgumentError } from 'commander'
import { describe, expect, test } from 'vitest'
import { readEncoding, readPairs, readRate, toMapping } from './import-flags.ts'

function refuse(message: string): never {
  throw new Error(message)
}

describe('toMapping', () => {
  test('without flags leaves everything to the defaults', () => {
    expect(toMapping({ maker: true }, refuse)).toEqual({})
  })

  test('takes the assumed rate of a currency, or the one stated', () => {
    expect(toMapping({ currency: 'usd' }, refuse).rate).toBe(1400)
    expect(toMapping({ currency: 'USD', rate: 1380 }, refuse).rate).toBe(1380)
    expect(() => toMapping({ currency: 'XYZ' }, refuse)).toThrow('no exchange rate is known for XYZ')
  })

  test('splits categories into their levels', () => {
    expect(toMapping({ category: 'PC부품 / 그래픽카드' }, refuse).category).toEqual(['PC부품', '그래픽카드'])
  })

  test('distinguishes --no-maker from a maker field', () => {
    expect(toMapping({ maker: false }, refuse).maker).toBe(false)
    expect(toMapping({ maker: 'brand' }, refuse).maker).toBe('brand')
  })

  test.each([
    { category: 'A', categoryField: 'b' },
    { categoryId: '1', categoryField: 'b' },
    { categoryId: '3' },
    { category: ' / ' },
  ])('refuses %j', flags => {
    expect(() => toMapping(flags, refuse)).toThrow()
  })
})

test('parses pairs and rates, and refuses anything else', () => {
  expect([...readPairs('tdp=W', readPairs('length=mm'))]).toEqual([
    ['length', 'mm'],
    ['tdp', 'W'],
  ])
  expect(readRate('1,400')).toBe(1400)
  expect(() => readPairs('length')).toThrow(InvalidArgumentError)
  expect(() => readRate('-1')).toThrow(InvalidArgumentError)
  expect(['cp949', 'EUC-KR', 'utf-16le'].map(readEncoding)).toEqual(['cp949', 'EUC-KR', 'utf-16le'])
  expect(() => readEncoding('cp9949')).toThrow(InvalidArgumentError)
})

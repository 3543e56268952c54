import { describe, expect, test } from 'vitest'
import { specAmount } from './spec-amount.ts'

describe('parses an amount', () => {
  test.each([
    ['16GB', 16 * 1024 ** 2, 'KB'],
    ['1TB', 1024 ** 3, 'KB'],
    ['1,200 g', 1200, 'g'],
    ['1.35kg', 1350, 'g'],
    [' 750W ', 750, 'W'],
    ['5.4GHz', 5.4e9, 'Hz'],
    ['144Hz', 144, 'Hz'],
    ['16코어', 16, '코어'],
    ['7,450MB/s', 7450, 'MB/s'],
    ['1등급', 1, '등급'],
    ['20평', 66.116, '㎡'],
    ['1.5L', 1500, 'ml'],
  ])('%s', (value, amount, unit) => {
    expect(specAmount(value)?.amount).toBeCloseTo(amount)
    expect(specAmount(value)?.unit).toBe(unit)
  })
})

describe('rejects anything else', () => {
  test.each([
    '',
    'IPS',
    '16',
    '40~49Wh',
    '5000mAh 이상',
    '16GB+512GB',
    '1920x1080 (FHD)',
    '정격 750W',
    'DDR5',
  ])('%s', value => {
    expect(specAmount(value)).toBeNull()
  })
})

import { describe, expect, test } from 'vitest'
import { unitPrice } from './unit-price.ts'

describe('"Unit price (per TB, GB, kg, L) where the specifications allow it"', () => {
  test.each<[string, string[], number, string | null]>([
    ['an SSD', ['M.2 (2280)', 'PCIe4.0x4', '2TB', 'TLC'], 268_000, '1TB 134000'],
    ['a small SSD, by the same unit', ['M.2 (2280)', 'PCIe4.0x4', '500GB', 'TLC'], 70_000, '1TB 140000'],
    [
      'a disk with a cache',
      ['NAS용', '12TB', '3.5인치', 'SATA3 (6Gb/s)', '7200RPM', '256MB'],
      360_000,
      '1TB 30000',
    ],
    ['memory', ['DDR5', '32GB', '6000MHz', 'CL30'], 128_000, '1GB 4000'],
    ['a USB stick', ['128GB', 'USB 3.2', 'USB Type-A'], 12_800, '1GB 100'],
    ['bottles', ['2L', '6개', '포천'], 6000, '1L 500'],
    ['cans in ml', ['이온음료', '355ml', '20개'], 14_200, '1L 2000'],
    ['rice', ['4kg', '참드림', '경기', '2025년산'], 20_000, '1kg 5000'],
    ['packs in g', ['봉지', '120g', '10개'], 6000, '1kg 5000'],
    ['milk powder', ['3단계', '800g', '6캔'], 120_000, '1kg 25000'],
    ['a graphics card is not bought by its memory', ['RTX 5070', '12GB', 'GDDR7'], 892_000, null],
    ['a laptop states two amounts', ['RTX 5050 8GB', '32GB', '1TB', '144Hz'], 1_500_000, null],
    ['a refrigerator is not bought by the litre', ['양문형', '300L', '5등급'], 900_000, null],
    ['pet food', ['건식', '닭고기', '2kg', '전연령'], 20_000, '1kg 10000'],
    ['a washing machine is not bought by the kg', ['통돌이', '21kg', '2등급'], 515_000, null],
    ['a tumbler neither', ['473ml', '빨대형'], 30_000, null],
    ['two counts', ['2L', '6개', '2개'], 6000, null],
    ['nothing stated', [], 6000, null],
    ['an amount of nothing', ['0kg', '1개'], 6000, null],
    ['no number', ['..kg', '1개'], 6000, null],
  ])('%s', (_, specs, price, wanted) => {
    const found = unitPrice(specs, price)
    expect(found && `${found.unit} ${found.price}`).toBe(wanted)
  })
})

import { describe, expect, test } from 'vitest'
import { boughtAmount } from './bought-amount.ts'

describe('"Unit price (per TB, kg, L) where the specifications allow it"', () => {
  test.each<[string, string[], string | null]>([
    ['an SSD', ['M.2 (2280)', 'PCIe4.0x4', '2TB', 'TLC'], '2 × 1TB'],
    ['a small SSD, by the same unit', ['M.2 (2280)', 'PCIe4.0x4', '500GB', 'TLC'], '0.5 × 1TB'],
    ['a disk with a cache', ['NAS용', '12TB', '3.5인치', 'SATA3 (6Gb/s)', '7200RPM', '256MB'], '12 × 1TB'],
    ['memory', ['DDR5', '32GB', '6000MHz', 'CL30'], '32 × 1GB'],
    ['a USB stick', ['128GB', 'USB 3.2', 'USB Type-A'], '128 × 1GB'],
    ['bottles', ['2L', '6개', '포천'], '12 × 1L'],
    ['cans in ml', ['이온음료', '500ml', '20개'], '10 × 1L'],
    ['engine oil', ['0W30', '합성유', '디젤', '4L'], '4 × 1L'],
    ['sun cream', ['SPF50+ PA++++', '스틱', '70ml', '3개'], '21 × 10ml'],
    ['rice', ['4kg', '참드림', '경기', '2025년산'], '4 × 1kg'],
    ['packs in g', ['봉지', '125g', '8개'], '1 × 1kg'],
    ['milk powder', ['3단계', '750g', '4캔'], '3 × 1kg'],
    ['pet food', ['건식', '닭고기', '2kg', '전연령'], '2 × 1kg'],
    ['sticks of coffee', ['커피믹스', '100개입', '미디엄'], '100 × 1개'],
    ['nappies', ['밴드형', '5단계', '168매', '공용'], '168 × 1매'],
    ['rolls', ['4겹', '30m', '24롤', '천연펄프 100%'], '24 × 1롤'],
    ['sachets', ['젤리', '4년근', '30포', '선물세트'], '30 × 1포'],
    ['a graphics card is not bought by its memory', ['RTX 5070', '12GB', 'GDDR7'], null],
    ['a laptop states two amounts', ['RTX 5050 8GB', '32GB', '1TB', '144Hz'], null],
    ['a refrigerator is not bought by the litre', ['양문형', '300L', '5등급'], null],
    ['a washing machine is not bought by the kg', ['통돌이', '21kg', '2등급'], null],
    ['a tumbler neither', ['473ml', '빨대형'], null],
    ['a printer not by the sheets of its tray', ['A4 흑백', '무선', '250매'], null],
    ['a mouse not by its buttons', ['유선', 'PAW3395', '5개'], null],
    ['two counts', ['2L', '6개', '2개'], null],
    ['nothing stated', [], null],
    ['an amount of nothing', ['0kg', '1개'], null],
    ['no number', ['..kg', '1개'], null],
  ])('%s', (_, specs, wanted) => {
    const found = boughtAmount(specs)
    expect(found && `${found.amount} × ${found.unit}`).toBe(wanted)
  })
})

import type { Variant } from '@jeoul/api/types'
import { describe, expect, test } from 'vitest'
import { variantGrid } from './variant-grid.ts'

let id = 0
const variantOf = (label: string, cash: number | null = 1000, state: Variant['state'] = 3): Variant => ({
  item_id: String(++id),
  label,
  state,
  cash,
  card: cash,
})

/** Writes the grid as text: a line for each row, with the labels of its cells. */
function drawn(own: string, variants: readonly Variant[]) {
  const { kinds, rows, gone } = variantGrid(own, variants)
  return {
    kinds,
    rows: rows.map(({ difference, cells }) => [
      difference,
      ...cells.map(cell => (cell === 'present' ? '*' : (cell?.label ?? '-'))),
    ]),
    gone: gone.map(({ label }) => label),
  }
}

describe('"variants as a grid of their differences (capacity × type)"', () => {
  test('sizes are rows from small to large, kinds are columns', () => {
    const others = ['500GB', '1TB', '500GB 벌크', '1TB 벌크', '2TB 벌크', '1TB 해외구매']
    expect(
      drawn(
        '2TB',
        others.map(label => variantOf(label)),
      ),
    ).toEqual({
      kinds: ['', '벌크', '해외구매'],
      rows: [
        ['500GB', '500GB', '500GB 벌크', '-'],
        ['1TB', '1TB', '1TB 벌크', '1TB 해외구매'],
        ['2TB', '*', '2TB 벌크', '-'],
      ],
      gone: [],
    })
  })

  test('kinds alone form one row, with the open product marked', () => {
    expect(drawn('해외구매', [variantOf('기본'), variantOf('벌크')])).toEqual({
      kinds: ['기본', '벌크', '해외구매'],
      rows: [['', '기본', '벌크', '*']],
      gone: [],
    })
  })

  test('colours keep the order of the host, after the open product’s', () => {
    expect(drawn('블랙', [variantOf('화이트'), variantOf('레드')]).rows).toEqual([
      ['블랙', '*'],
      ['화이트', '화이트'],
      ['레드', '레드'],
    ])
  })

  test('"discontinued folded": they are in no row', () => {
    const { rows, gone, kinds } = drawn('4TB', [variantOf('2TB'), variantOf('2TB 해외구매', null, 0)])
    expect(kinds).toEqual([''])
    expect(rows).toEqual([
      ['2TB', '2TB'],
      ['4TB', '*'],
    ])
    expect(gone).toEqual(['2TB 해외구매'])
  })

  test('without the open product’s own label, the others are still arranged', () => {
    expect(drawn('', [variantOf('벌크'), variantOf('해외구매')]).rows).toEqual([['', '벌크', '해외구매']])
  })

  test('of two with the same label the cheaper one is shown', () => {
    const cheap = variantOf('벌크', 900)
    expect(variantGrid('기본', [variantOf('벌크', 1000), cheap]).rows[0]?.cells[1]).toBe(cheap)
  })

  test('regression: cheaper is what costs less with its delivery, not what has the lower price by transfer', () => {
    const paid = { total: 1000, delivery: 0 }
    const dear = { ...variantOf('벌크', 900), lowest: { any: { total: 1100, delivery: 200 } } }
    const cheap = { ...variantOf('벌크', null), lowest: { any: paid } }
    expect(variantGrid('기본', [dear, cheap]).rows[0]?.cells[1]).toBe(cheap)
  })
})

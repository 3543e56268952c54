import { expect, test } from 'vitest'
import type { createOpenPage } from './open-page.ts'

/** Tests that a site's list keeps its advertisements out of its order. */
export function testAdsApart(openPage: ReturnType<typeof createOpenPage>): void {
  test('"낮은가격순: at most one ad before the first result", and none among the others', async () => {
    await openPage('/list/111213?sort=low')
    const [above, below] = [rowsIn('[aria-label="광고 상품"] '), rowsIn('[aria-label="나머지 광고 상품"] ')]
    const rows = rowsIn('').filter(row => !row.dataset.ad)
    expect([...above, ...below].filter(row => !row.dataset.ad)).toEqual([])
    expect(above).toHaveLength(1)
    expect(below.length).toBeGreaterThan(0)
    expect(rowsIn('')).toEqual([...above, ...rows, ...below])
    const prices = rows.flatMap(
      row => row.querySelector('[data-price]')?.textContent?.match(/[\d,]+(?=원)/) ?? [],
    )
    const totals = prices.map(price => Number(price.replaceAll(',', '')))
    expect(totals.length).toBeGreaterThan(10)
    expect(totals).toEqual(totals.toSorted((a, b) => a - b))
  })
}

function rowsIn(place: string): readonly HTMLElement[] {
  return [...document.querySelectorAll(`${place}li h2`)].flatMap(name => name.closest('li') ?? [])
}

import { expect, test } from 'vitest'
import type { createOpenPage } from './open-page.ts'

/** Tests that a site's list keeps its advertisements out of its order. */
export function testAdsApart(openPage: ReturnType<typeof createOpenPage>): void {
  test('"낮은가격순 keeps paid placements apart from the order"', async () => {
    await openPage('/list/111213?sort=low')
    const [ads, rows] = [rowsIn('[aria-label="광고 상품"] '), rowsIn('').filter(row => !row.dataset.ad)]
    expect(ads.length).toBeGreaterThan(0)
    expect(ads.filter(row => !row.dataset.ad)).toEqual([])
    expect(rowsIn('').filter(row => row.dataset.ad)).toEqual(ads)
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

/** A range of prices in won, both ends inclusive; the last band is open. */
export interface Band {
  readonly min: number
  readonly max: number | null
}

const bandCount = 7
const minBands = 5

/**
 * Cuts prices into five to seven bands with round edges and about equally many items; fewer if the prices are
 * too similar. The first starts at 0, the last is open, and each starts one won above the end of the one
 * before. Source: assumed.
 * @param prices in won; zeros (no price) are ignored
 */
export function priceBands(prices: Uint32Array): readonly Band[] {
  const sorted = prices.filter(price => price > 0).sort()
  const edges = [1, 2, 3].map(digits => edgesOf(sorted, digits)).find(found => found.length >= minBands - 1)
  return bandsBetween(edges ?? edgesOf(sorted, 4))
}

/** The band that a price lies in. */
export function bandOf(bands: readonly Band[], price: number): number {
  return bands.findIndex(({ max }) => max === null || price <= max)
}

/** For every price the index of its band plus 1, or 0 without a price. */
export function bandColumn(bands: readonly Band[], prices: Uint32Array): Uint16Array {
  return Uint16Array.from(prices, price => (price === 0 ? 0 : bandOf(bands, price) + 1))
}

/** Edges are rounded down, so the price that an edge came from stays in the band that starts there. */
function edgesOf(sorted: Uint32Array, digits: number): readonly number[] {
  const lowest = sorted[0] ?? 0
  const quantiles = Array.from({ length: bandCount - 1 }, (_, i) =>
    Math.floor(((i + 1) * sorted.length) / bandCount),
  )
  const edges = new Set(quantiles.map(place => roundDown(sorted[place] ?? 0, digits)))
  return [...edges].filter(edge => edge > lowest)
}

function roundDown(price: number, digits: number): number {
  const step = 10 ** Math.max(0, String(price).length - digits)
  return Math.floor(price / step) * step
}

function bandsBetween(edges: readonly number[]): readonly Band[] {
  const starts = [0, ...edges]
  return starts.map((min, i) => {
    const next = starts[i + 1]
    return { min, max: next === undefined ? null : next - 1 }
  })
}

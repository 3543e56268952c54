/** Won for one unit, such as 134,000 for `1TB`. */
export interface UnitPrice {
  readonly unit: '1TB' | '1GB' | '1kg' | '1L'
  readonly price: number
}

interface Measure {
  readonly pattern: RegExp
  readonly unit: UnitPrice['unit']
  /** How many of `unit` each written unit is. */
  readonly times: Readonly<Record<string, number>>
  /** What another specification has to say before the amount is what one buys. */
  readonly evidence: RegExp
}

const pieces = /^(\d+)\s*(?:개|캔|봉|병|팩)$/
/** Sold by weight: in pieces, by harvest, or as pet food. */
const food = /^(\d+\s*(?:개|캔|봉|병|팩)|\d{4}년산.*|건식|습식|소프트|에어드라이|동결건조|화식)$/

/** A graphics card has GB too, a kettle litres and a washing machine kg, which are not what one buys. */
const measures: readonly Measure[] = [
  {
    pattern: /^([\d.]+)\s*(GB|TB)$/,
    unit: '1TB',
    times: { GB: 1 / 1000, TB: 1 },
    evidence: /^(M\.2|PCIe|SATA|외장|\d+RPM)/,
  },
  { pattern: /^([\d.]+)\s*(GB|TB)$/, unit: '1GB', times: { GB: 1, TB: 1000 }, evidence: /^(DDR\d|USB \d)/ },
  {
    pattern: /^([\d.]+)\s*(g|kg)$/,
    unit: '1kg',
    times: { g: 1 / 1000, kg: 1 },
    evidence: food,
  },
  {
    pattern: /^([\d.]+)\s*(L|mL|ml)$/,
    unit: '1L',
    times: { mL: 1 / 1000, ml: 1 / 1000, L: 1 },
    evidence: pieces,
  },
]

/**
 * "Unit price (per TB, GB, kg, L) where the specifications allow it": where one main specification states an amount,
 * no other one states another, and the rest shows that the amount is what is bought (assumed).
 *
 * @param specs main specifications, such as `1L` and `6개`
 * @param price in won, for all pieces
 * @returns null where the specifications do not allow it
 */
export function unitPrice(specs: readonly string[], price: number): UnitPrice | null {
  const texts = specs.map(spec => spec.trim())
  for (const { pattern, unit, times, evidence } of measures) {
    const [found, ...others] = texts.flatMap(text => [pattern.exec(text) ?? []]).filter(([text]) => text)
    if (!found || others.length > 0) continue
    if (!texts.some(text => evidence.test(text))) continue
    const count = texts.flatMap(text => pieces.exec(text)?.[1] ?? [])
    const amount = Number(found[1]) * (times[found[2] ?? ''] ?? 0) * Number(count[0] ?? 1)
    return count.length <= 1 && amount > 0 ? { unit, price: Math.round(price / amount) } : null
  }
  return null
}

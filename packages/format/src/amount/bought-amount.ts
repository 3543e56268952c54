/** The amount that one purchase holds, in the unit that prices are compared by: 2 of `1TB`. */
export interface BoughtAmount {
  readonly unit: '1TB' | '1GB' | '1kg' | '1L' | '10ml' | '1개' | '1매' | '1롤' | '1포'
  readonly amount: number
}

interface Measure {
  readonly pattern: RegExp
  readonly unit: BoughtAmount['unit']
  /** Factor from each written unit to `unit`. */
  readonly times: Readonly<Record<string, number>>
  /** Another specification must match this to show that the amount is the quantity sold. */
  readonly evidence: RegExp
}

const pieces = /^(\d+)\s*(?:개|캔|봉|병|팩)$/
/** Sold by weight: in pieces, by harvest, or as pet food. */
const food = /^(\d+\s*(?:개|캔|봉|병|팩)|\d{4}년산.*|건식|습식|소프트|에어드라이|동결건조|화식)$/
/** Sold by the litre: in pieces, or as engine oil. */
const liquid = /^(\d+\s*(?:개|캔|봉|병|팩)|\d+W\d+)$/
const bytes = /^([\d.]+)\s*(GB|TB)$/
const litres = /^([\d.]+)\s*(L|mL|ml)$/

/** Graphics cards also state GB, kettles litres and washing machines kg, which are not the quantity sold. */
const measures: readonly Measure[] = [
  { pattern: bytes, unit: '1TB', times: { GB: 1 / 1000, TB: 1 }, evidence: /^(M\.2|PCIe|SATA|외장|\d+RPM)/ },
  { pattern: bytes, unit: '1GB', times: { GB: 1, TB: 1000 }, evidence: /^(DDR\d|USB \d)/ },
  { pattern: /^([\d.]+)\s*(g|kg)$/, unit: '1kg', times: { g: 1 / 1000, kg: 1 }, evidence: food },
  // Sun cream is compared by 10 ml.
  { pattern: litres, unit: '10ml', times: { mL: 1 / 10, ml: 1 / 10 }, evidence: /^SPF/ },
  { pattern: litres, unit: '1L', times: { mL: 1 / 1000, ml: 1 / 1000, L: 1 }, evidence: liquid },
  // Coffee sticks, nappies, toilet rolls and sachets. Printers also count sheets, so the evidence is required.
  { pattern: /^(\d+)(개입)$/, unit: '1개', times: { 개입: 1 }, evidence: /개입$/ },
  { pattern: /^(\d+)(매)$/, unit: '1매', times: { 매: 1 }, evidence: /^\d+단계$/ },
  { pattern: /^(\d+)(롤)$/, unit: '1롤', times: { 롤: 1 }, evidence: /^\d+겹$/ },
  { pattern: /^(\d+)(포)$/, unit: '1포', times: { 포: 1 }, evidence: /^\d+년근$/ },
]

/**
 * "Unit price (per TB, kg, L) where the specifications allow it": exactly one main specification states an amount, and
 * the others show that this amount is the quantity sold (assumed).
 *
 * @param specs main specifications, such as `1L` and `6개`
 * @returns null if the specifications do not allow a unit price
 */
export function boughtAmount(specs: readonly string[]): BoughtAmount | null {
  const texts = specs.map(spec => spec.trim())
  for (const { pattern, unit, times, evidence } of measures) {
    const [found, ...others] = texts.flatMap(text => [pattern.exec(text) ?? []]).filter(([text]) => text)
    if (!found || others.length > 0) continue
    if (!texts.some(text => evidence.test(text))) continue
    const count = texts.flatMap(text => pieces.exec(text)?.[1] ?? [])
    const amount = Number(found[1]) * (times[found[2] ?? ''] ?? 0) * Number(count[0] ?? 1)
    return count.length <= 1 && amount > 0 ? { unit, amount } : null
  }
  return null
}

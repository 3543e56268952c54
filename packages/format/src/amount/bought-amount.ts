/** The amount that one purchase contains, in the unit by which prices are compared: 2 of `1TB`. */
export interface BoughtAmount {
  readonly unit: '1TB' | '1GB' | '1kg' | '1L' | '10ml' | '1개' | '1매' | '1롤' | '1포'
  readonly amount: number
}

interface Measure {
  readonly pattern: RegExp
  readonly unit: BoughtAmount['unit']
  /** By written unit: its factor to `unit`. */
  readonly times: Readonly<Record<string, number>>
  /** A pattern that another specification must match, as evidence that the amount is the quantity sold. */
  readonly evidence: RegExp
}

const pieces = /^(\d+)\s*(?:개|캔|봉|병|팩)$/
/** Evidence of food by weight: a number of pieces, a harvest year, or a kind of pet food. */
const food = /^(\d+\s*(?:개|캔|봉|병|팩)|\d{4}년산.*|건식|습식|소프트|에어드라이|동결건조|화식)$/
/** Evidence of a liquid by volume: a number of pieces, or a kind of engine oil. */
const liquid = /^(\d+\s*(?:개|캔|봉|병|팩)|\d+W\d+)$/
const bytes = /^([\d.]+)\s*(GB|TB)$/
const litres = /^([\d.]+)\s*(L|mL|ml)$/

/**
 * The kinds of amounts. Graphics cards also state GB, kettles litres and washing machines kg, but do not sell them, so
 * each kind needs evidence.
 */
const measures: readonly Measure[] = [
  { pattern: bytes, unit: '1TB', times: { GB: 1 / 1000, TB: 1 }, evidence: /^(M\.2|PCIe|SATA|외장|\d+RPM)/ },
  { pattern: bytes, unit: '1GB', times: { GB: 1, TB: 1000 }, evidence: /^(DDR\d|USB \d)/ },
  { pattern: /^([\d.]+)\s*(g|kg)$/, unit: '1kg', times: { g: 1 / 1000, kg: 1 }, evidence: food },
  // Prices of sun cream are compared per 10 ml.
  { pattern: litres, unit: '10ml', times: { mL: 1 / 10, ml: 1 / 10 }, evidence: /^SPF/ },
  { pattern: litres, unit: '1L', times: { mL: 1 / 1000, ml: 1 / 1000, L: 1 }, evidence: liquid },
  // Coffee sticks, nappies, toilet rolls and sachets. Printers also count sheets, for example, so each of them needs
  // evidence, too.
  { pattern: /^(\d+)(개입)$/, unit: '1개', times: { 개입: 1 }, evidence: /개입$/ },
  { pattern: /^(\d+)(매)$/, unit: '1매', times: { 매: 1 }, evidence: /^\d+단계$/ },
  { pattern: /^(\d+)(롤)$/, unit: '1롤', times: { 롤: 1 }, evidence: /^\d+겹$/ },
  { pattern: /^(\d+)(포)$/, unit: '1포', times: { 포: 1 }, evidence: /^\d+년근$/ },
]

/**
 * Reads the amount for a "unit price (per TB, kg, L) where the specifications allow it": exactly one main specification
 * states an amount, and another proves that it is the quantity sold (assumed).
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

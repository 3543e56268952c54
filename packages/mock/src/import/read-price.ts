import type { Scalar } from './field-path.ts'

export type PriceReading = { readonly won: number } | { readonly absurd: string }

const cheapest = 10
const dearest = 4_000_000_000

/**
 * Reads a price such as 299.97, '$1,299.00' or '1,234,000원' and converts it to won, rounded to 10. A missing price and
 * 0 both give 0, which means no price.
 */
export function readPrice(value: Scalar | undefined, rate: number): PriceReading {
  if (value === undefined || value === '') return { won: 0 }
  const amount =
    typeof value === 'number' ? value : typeof value === 'string' ? parseAmount(value) : Number.NaN
  if (Number.isNaN(amount)) return { absurd: `${JSON.stringify(value)} is not a price` }
  if (amount === 0) return { won: 0 }
  const won = Math.round((amount * rate) / 10) * 10
  if (amount < 0) return { absurd: `${value} is below 0` }
  if (won < cheapest) return { absurd: `${value} is less than ${cheapest} won` }
  if (won > dearest) return { absurd: `${value} is more than ${dearest.toLocaleString('en-US')} won` }
  return { won }
}

function parseAmount(text: string): number {
  const plain = text.replace(
    /^(?:krw|usd|eur|jpy|cny|gbp|us)?\s*[$₩€¥£]?\s*|\s*(?:원|krw|usd|eur|jpy|cny|gbp|[$₩€¥£])$/gi,
    '',
  )
  return /^-?(?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.\d+)?$/.test(plain) && plain !== ''
    ? Number(plain.replace(/,/g, ''))
    : Number.NaN
}

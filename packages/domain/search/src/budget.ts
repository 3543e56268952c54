/** What a product may cost in won, as requests name it: both ends are inclusive, and an open one is absent. */
export interface Prices {
  readonly min?: number
  readonly max?: number
}

interface Budget {
  /** The keyword without its prices; never empty. */
  readonly keyword: string
  readonly prices: Prices
}

const factors: Readonly<Record<string, number>> = { 천: 1e3, 만: 1e4, 십만: 1e5, 백만: 1e6, 천만: 1e7 }
const amount = String.raw`(\d[\d,.]*) ?(?:(${Object.keys(factors).join('|')})(?: ?원)?|원)`
/** 50만원, 50만원대, 50만 원 이하. 5만mAh is none. */
const price = new RegExp(String.raw`(?<!\S)${amount} ?(대|이하|미만|이내|까지|이상|정도|짜리)?(?!\S)`, 'g')

/** A keyword without its prices, which no product is named for; '' if it has no other words (assumed). */
export function withoutPrices(keyword: string): string {
  return keyword.replace(price, ' ').replace(/ +/g, ' ').trim()
}

/**
 * Reads what a product may cost from a keyword: 노트북 50만원대 is a 노트북 from 500,000 to 599,999 won. An amount alone is read
 * as about that much, a tenth more or less. Source: assumed.
 *
 * @returns null if it has no price, no other words, or prices that exclude each other
 */
export function readBudget(keyword: string): Budget | null {
  const all = [...keyword.matchAll(price)].map(([, figure = '', unit = '', limit]) =>
    pricesOf(Math.round(Number(figure.replaceAll(',', '')) * (factors[unit] ?? 1)), limit),
  )
  const min = Math.max(...all.map(prices => prices.min ?? 0))
  const max = Math.min(...all.map(prices => prices.max ?? Number.MAX_SAFE_INTEGER))
  const words = withoutPrices(keyword)
  if (all.length === 0 || words === '' || !(min <= max)) return null
  return {
    keyword: words,
    prices: { ...(min > 0 && { min }), ...(max < Number.MAX_SAFE_INTEGER && { max }) },
  }
}

function pricesOf(won: number, limit: string | undefined): Prices {
  switch (limit) {
    case '대':
      return { min: won, max: won + roundness(won) - 1 }
    case '이하':
    case '이내':
    case '까지':
      return { max: won }
    case '미만':
      return { max: won - 1 }
    case '이상':
      return { min: won }
    default:
      return { min: Math.round(won * 0.9), max: Math.round(won * 1.1) }
  }
}

/** The largest power of ten that divides an amount: 150만원대 ends where 160만원 begins, 100만원대 where 200만원 does. */
function roundness(won: number): number {
  return 10 ** (/0*$/.exec(String(won))?.[0].length ?? 0)
}

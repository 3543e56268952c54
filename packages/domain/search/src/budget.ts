import { spokenEnd } from './spoken-end.ts'

/** A price range in won, as requests name it: both ends are inclusive; an open end is absent. */
export interface Prices {
  readonly min?: number
  readonly max?: number
}

/** A keyword that names prices. */
export interface Budget {
  /** The keyword without its prices; never empty. */
  readonly keyword: string
  readonly prices: Prices
}

const numerals = '일이삼사오육칠팔구'
const places: Readonly<Record<string, number>> = { 십: 10, 백: 100, 천: 1000 }
const figure = `[\\d,.${numerals}십백천]`
const tenThousands = `만(?:${figure}+| ${figure}*[천백])?`
/** 50만원, 50만, 5,000원, 1만 5천원, 십만원. Does not match 5만mAh or 사원. */
const amount = `\\d${figure}* ?(?:${tenThousands}(?: ?원)?|원)|${figure}*(?:${tenThousands}|[천백십]) ?원`
/** 80만원에서 100만원, 80~100만원, 30~40만원대. */
const range = `(?<from>${figure}+ ?만?(?: ?원)?) ?(?:에서|부터|[~〜-]) ?(?<to>${amount})(?: ?(?<end>대|까지|사이|이하|정도))?`
/** 50만원대, 50만 원 이하. */
const single = `(?<won>${amount})(?: ?(?<limit>대|이하|미만|이내|안쪽|까지|아래|이상|초과|넘는|부터|정도|내외|짜리))?`
const price = new RegExp(`(?<!\\S)(?:${range}|${single})${spokenEnd}(?!\\S)`, 'g')

/**
 * A keyword without its prices, because no product's name contains its price; '' if there are no other words (assumed).
 */
export function withoutPrices(keyword: string): string {
  return keyword.replace(price, ' ').replace(/ +/g, ' ').trim()
}

/**
 * Reads a price range from a keyword: 노트북 50만원대 is a 노트북 from 500,000 to 599,999 won. An amount alone is read as that
 * amount, 10 % more or less. Source: assumed.
 *
 * @returns null if the keyword has no price or no other words, or if its prices exclude each other
 */
export function readBudget(keyword: string): Budget | null {
  const all = [...keyword.matchAll(price)].map(({ groups = {} }) =>
    groups.won === undefined ? pricesBetween(groups) : pricesOf(wonOf(groups.won), groups.limit),
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

function pricesBetween({ from = '', to = '', end }: Readonly<Record<string, string | undefined>>): Prices {
  // The first figure of 80~100만원 is 80만원.
  const min = wonOf(/[만원]/.test(from) ? from : `${from}${to.includes('만') ? '만' : ''}`)
  return { min, max: end === '대' ? endOfRound(wonOf(to)) : wonOf(to) }
}

/**
 * Converts an amount to won.
 *
 * @returns NaN for a malformed figure such as 1.2.3
 */
function wonOf(text: string): number {
  const [, tens, rest = ''] = /^(?:(.*)만)?(.*?)원?$/.exec(text.replace(/[ ,]/g, '')) ?? []
  const ofTens = tens === undefined ? 0 : tens === '' ? 1 : numberOf(tens)
  return Math.round(ofTens * 10_000 + numberOf(rest))
}

/** Reads 오십, 2백 and 1.5. */
function numberOf(text: string): number {
  const parts = text.matchAll(new RegExp(`([\\d.]+|[${numerals}])?([십백천])?`, 'g'))
  return Array.from(parts, ([whole, digits = '1', place = '']) => {
    const value = numerals.includes(digits) ? numerals.indexOf(digits) + 1 : Number(digits)
    return whole === '' ? 0 : value * (places[place] ?? 1)
  }).reduce((sum, part) => sum + part, 0)
}

function pricesOf(won: number, limit: string | undefined): Prices {
  switch (limit) {
    case '대':
      return { min: won, max: endOfRound(won) }
    case '이하':
    case '이내':
    case '안쪽':
    case '까지':
    case '아래':
      return { max: won }
    case '미만':
      return { max: won - 1 }
    case '초과':
    case '넘는':
      return { min: won + 1 }
    case '이상':
    case '부터':
      return { min: won }
    default:
      return { min: Math.round(won * 0.9), max: Math.round(won * 1.1) }
  }
}

/**
 * The last amount of a 대, given its first: the amount is counted up in its last non-zero digit. 150만원대 ends before
 * 160만원, 100만원대 before 200만원.
 */
function endOfRound(won: number): number {
  return won + 10 ** (/0*$/.exec(String(won))?.[0].length ?? 0) - 1
}

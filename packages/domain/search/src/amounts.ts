import { specAmount } from '@jeoul/format/amount'
import { withUsualUnits } from './split-keyword.ts'
import { spokenEnd } from './spoken-end.ts'

/** A limit on an amount of a product's specifications, such as 165Hz 이상, or an amount alone, such as 32TB. */
export interface AmountLimit {
  /** As its unit's smallest kind names it: GB are KB. */
  readonly unit: string
  /** In that unit, inclusive; null for an open end. */
  readonly from: number | null
  readonly to: number | null
  /** The amount as products are named for it: 165Hz. */
  readonly amount: string
}

/** A keyword that limits amounts. */
export interface LimitedKeyword {
  /** The keyword without its limits; '' if it has no other words. */
  readonly keyword: string
  readonly limits: readonly AmountLimit[]
}

/** The usual spelling of units, by their lower case. */
const units: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'KB',
    'MB',
    'GB',
    'TB',
    'Hz',
    'kHz',
    'MHz',
    'GHz',
    'W',
    'kW',
    'g',
    'kg',
    'mm',
    'cm',
    'L',
    'ml',
    'mAh',
    'Wh',
  ].map(unit => [unit.toLowerCase(), unit]),
)

const figures = String.raw`(?<!\S)(?<figures>\d[\d,]*(?:\.\d+)?)`
const unit = '(?<unit>[a-z]+|㎡|[가-힣]{1,4}?)'
/** 165Hz 이상, 1kg이하, 8코어 넘는. Won are a price, not an amount. */
const limit = new RegExp(
  String.raw`${figures}\s*${unit}\s*(?<direction>이상|부터|초과|넘는|이하|이내|까지|미만|안쪽)${spokenEnd}(?!\S)`,
  'giu',
)
/** 32TB. A number and the word after it are none: 5070 노트북. */
const amountAlone = new RegExp(String.raw`${figures}${unit}(?!\S)`, 'giu')
/** Smaller than any difference between two amounts. */
const almost = 1 - 1e-9
/** Areas are sold in whole 평: one of 56.9㎡, which are 17.2평, is one of 17평. */
const halfPyeong = specAmount('0.5평')?.amount ?? 0

/**
 * Reads limits on amounts from a keyword: 165Hz 이상 모니터 is a 모니터 from 165Hz on. Source: assumed.
 *
 * @returns null if the keyword has no limit, or limits that exclude each other
 */
export function readAmountLimits(keyword: string): LimitedKeyword | null {
  return readMatching(keyword, limit)
}

/**
 * Reads amounts without a direction from a keyword, as limits on both sides: SSD 32TB is an SSD from 32TB to 32TB. Source:
 * assumed.
 *
 * @returns null if the keyword has no amount, or amounts that exclude each other
 */
export function readAmounts(keyword: string): LimitedKeyword | null {
  return readMatching(keyword, amountAlone)
}

function readMatching(keyword: string, pattern: RegExp): LimitedKeyword | null {
  const usual = withUsualUnits(keyword)
  const limits = Array.from(usual.matchAll(pattern), ({ groups = {} }) => limitOf(groups)).filter(
    found => found !== null,
  )
  const isPossible = limits.every(one =>
    limits.every(
      other => one.unit !== other.unit || (one.from ?? 0) <= (other.to ?? Number.POSITIVE_INFINITY),
    ),
  )
  if (limits.length === 0 || !isPossible) return null
  const words = usual.replace(pattern, found => (limitIn(found, pattern) ? ' ' : found))
  return { keyword: words.replace(/\s+/g, ' ').trim(), limits }
}

function limitIn(text: string, pattern: RegExp): AmountLimit | null {
  const [found] = text.matchAll(pattern)
  return found?.groups ? limitOf(found.groups) : null
}

function limitOf({
  figures = '',
  unit = '',
  direction = '',
}: Readonly<Record<string, string | undefined>>): AmountLimit | null {
  if (/[원만천백]$/.test(unit)) return null
  const usualUnit = units[unit.toLowerCase()] ?? unit
  const amount = `${figures}${usualUnit}`
  const read = specAmount(amount)
  if (!read) return null
  const rounding = usualUnit === '평' ? halfPyeong : 0
  const [lowest, highest] = [read.amount - rounding, read.amount + rounding]
  if (direction === '') return { unit: read.unit, amount, from: lowest, to: highest }
  const isLowest = /이상|부터|초과|넘는/.test(direction)
  const from = direction === '초과' || direction === '넘는' ? highest / almost : lowest
  const to = direction === '미만' ? lowest * almost : highest
  return { unit: read.unit, amount, from: isLowest ? from : null, to: isLowest ? null : to }
}

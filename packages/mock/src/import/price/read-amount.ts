import { type Digits, readDigits } from './read-digits.ts'

const units = { 억: 100_000_000, 만: 10_000, 천: 1000 } as const

const part = String.raw`(\d[\d,.]*)`
const inUnits = new RegExp(`^(?:${part} ?억)? ?(?:${part} ?만)? ?(?:${part} ?천)? ?${part}?$`)

/** Reads an amount, in won also with the units 억, 만 and 천: 1.5만, 12만 5천, 1만 2,900. */
export function readAmount(text: string, currency: string): Digits {
  if (!/[억만천]/.test(text)) return readDigits(text, currency)
  const found = inUnits.exec(text)
  if (currency !== 'KRW' || found === null) return { unread: `${text} is not a price` }
  let sum = 0
  let above = Number.POSITIVE_INFINITY
  for (const [at, size] of [units.억, units.만, units.천, 1].entries()) {
    const digits = found[at + 1]
    if (digits === undefined) continue
    const amount = readDigits(digits, currency)
    if (typeof amount !== 'number') return amount
    if (amount * size >= above) return { unread: `${text} is not a price` }
    sum += amount * size
    above = size
  }
  return Math.round(sum * 100) / 100
}

/** Gives '10' of '10~15만' the unit of the other end. */
export function shareUnit(from: string, to: string): string {
  const unit = /[만천]$/.exec(to)?.[0]
  const isBare = /^\d+(\.\d+)?$/.test(from)
  return unit !== undefined && isBare && Number(from) < Number.parseFloat(to) ? from + unit : from
}

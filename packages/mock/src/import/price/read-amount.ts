import { type Digits, readDigits } from './read-digits.ts'

interface Unit {
  readonly word: string
  readonly size: number
}

const units: readonly Unit[] = [
  { word: '억', size: 100_000_000 },
  { word: '만', size: 10_000 },
  { word: '천', size: 1000 },
  { word: '백', size: 100 },
  { word: '십', size: 10 },
]
/** From here on a unit counts in smaller ones: 2천만. */
const myriad = 10_000

/** Reads an amount, in won also with the units 억, 만, 천, 백 and 십: 1.5만, 12만 5천, 1만 2,900, 1억 2천만. */
export function readAmount(text: string, currency: string): Digits {
  if (!/[억만천백십]/.test(text)) return readDigits(text, currency)
  const amount = currency === 'KRW' ? readInUnits(text, units) : undefined
  return amount === undefined ? { unread: `${text} is not a price` } : Math.round(amount * 100) / 100
}

function readInUnits(text: string, [unit, ...smaller]: readonly Unit[]): number | undefined {
  if (unit === undefined) {
    const digits = readDigits(text, 'KRW')
    return typeof digits === 'number' ? digits : undefined
  }
  const [head = '', ...tail] = text.split(unit.word)
  if (tail.length === 0) return readInUnits(text, smaller)
  const rest = tail.join(unit.word).trim()
  const count = readInUnits(head.trim(), unit.size < myriad ? [] : smaller)
  const below = rest === '' ? 0 : readInUnits(rest, smaller)
  if (count === undefined || below === undefined || below >= unit.size) return undefined
  return count * unit.size + below
}

/** Gives '10' of '10~15만' the unit of the other end. */
export function shareUnit(from: string, to: string): string {
  const unit = /[억만천백십]+$/.exec(to)?.[0]
  const isBare = /^\d+(\.\d+)?$/.test(from)
  return unit !== undefined && isBare && Number(from) < Number.parseFloat(to) ? from + unit : from
}

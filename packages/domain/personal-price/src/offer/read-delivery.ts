import type { Delivery } from '@jeoul/api/types'

const free = /^(0원?|무료(배송)?|배송비무료|free)$/i
const kinds: readonly unknown[] = ['free', 'paid', 'free-above', 'unknown']
const paid = /^(?:배송비)?([0-9]{1,7})원?$/
const freeAbove = /^([0-9]{1,7})(만?)원?이상(?:무료|무료배송|배송비무료)$/

/**
 * Reads the delivery terms. The specification names `costDelivery` without defining its form, so hosts may send terms,
 * an amount or a short text (assumed). Any other value is unknown, not free.
 *
 * @param found terms as in the contract, won as a number or as text, `무료배송`, `3,000원`, `5만원 이상 무료배송`
 */
export function readDelivery(found: unknown): Delivery {
  if (typeof found === 'number') return isWon(found) ? feeOf(found) : { kind: 'unknown' }
  if (typeof found === 'string') return readWords(found.normalize('NFKC').replace(/[\s,]/g, ''))
  return isTerms(found) ? found : { kind: 'unknown' }
}

function readWords(words: string): Delivery {
  if (free.test(words)) return { kind: 'free' }
  const fee = paid.exec(words)?.[1]
  if (fee !== undefined) return feeOf(Number(fee))
  const [, amount, unit] = freeAbove.exec(words) ?? []
  if (amount === undefined) return { kind: 'unknown' }
  return { kind: 'free-above', threshold: Number(amount) * (unit === '만' ? 10_000 : 1) }
}

function feeOf(fee: number): Delivery {
  return fee === 0 ? { kind: 'free' } : { kind: 'paid', fee }
}

function isTerms(found: unknown): found is Delivery {
  if (typeof found !== 'object' || found === null || !('kind' in found)) return false
  const { kind, fee = 0, threshold = 0, each = 1 }: Readonly<Record<string, unknown>> = { ...found }
  return kinds.includes(kind) && isWon(fee) && isWon(threshold) && Number(each) >= 1
}

/** Whether a value is an amount in whole won that is plausible for a delivery (assumed). */
function isWon(value: unknown): boolean {
  return Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= 10_000_000
}

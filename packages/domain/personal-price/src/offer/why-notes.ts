import { formatCount } from '@jeoul/format'
import type { PaymentTerms } from './payment-terms.ts'
import { regionNames } from './region-names.ts'
import type { TruePrice } from './true-price.ts'

/** The notes beside a price: who can pay it, what it lacks, and whether a larger order is cheaper. */
export function whyNotes(
  { isReachable, parts, way, quantity }: TruePrice,
  wanted: PaymentTerms,
): readonly string[] {
  const notes: string[] = []
  if (!isReachable)
    notes.push(
      way.by === 'cash' ? '현금으로만 살 수 있는 가격이에요.' : `${way.card}로만 살 수 있는 가격이에요.`,
    )
  const unknown = parts.find(({ amount }) => amount === null)
  if (unknown) {
    const extra = unknown.kind === 'region' ? `${regionNames[unknown.region]} 추가 ` : ''
    notes.push(`${extra}배송비를 알 수 없어 더 내야 할 수도 있어요.`)
  }
  if (quantity > wanted.quantity) {
    notes.push(`${formatCount(wanted.quantity)}개보다 ${formatCount(quantity)}개를 사는 편이 더 싸요.`)
  }
  return notes
}

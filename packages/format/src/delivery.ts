import { formatWon, formatWonRound } from './won.ts'

/**
 * A mall's delivery terms. `fee` and `threshold` are in won; `each` is the number of pieces that one fee
 * covers.
 */
export type DeliveryTerms =
  | { readonly kind: 'free' }
  | { readonly kind: 'paid'; readonly fee: number; readonly each?: number | undefined }
  | {
      readonly kind: 'free-above'
      readonly threshold: number
      readonly fee?: number | undefined
      readonly each?: number | undefined
    }
  | { readonly kind: 'unknown' }

/** Describes delivery terms in words. Text in brackets does not wrap. Unknown terms are called unknown, never free. */
export function formatDelivery(terms: DeliveryTerms): string {
  switch (terms.kind) {
    case 'free':
      return '무료배송'
    case 'paid':
      return `배송비 ${formatWon(terms.fee)}${terms.each === undefined ? '' : ` (${terms.each}개마다)`}`
    case 'free-above': {
      const below =
        terms.fee === undefined
          ? ''
          : ` (미만\u00a0${terms.each === undefined ? '' : `${terms.each}개마다\u00a0`}${formatWon(terms.fee)})`
      return `${formatWonRound(terms.threshold)} 이상 무료배송${below}`
    }
    case 'unknown':
      return '배송비 확인 필요'
  }
}

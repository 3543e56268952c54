import type { Region } from '../offer/payment-terms.ts'

export interface Choice<Value extends string> {
  readonly value: Value
  readonly label: string
}

/** Card companies by the names that malls' events use (assumed). */
export const cardChoices: readonly string[] = [
  '삼성카드',
  '신한카드',
  'KB국민카드',
  '현대카드',
  '롯데카드',
  '하나카드',
  'NH농협카드',
  '우리카드',
  'BC카드',
  '카카오뱅크카드',
]

/** Paid memberships that give discounts at malls (assumed). */
export const membershipChoices: readonly string[] = [
  '와우 멤버십',
  '네이버플러스 멤버십',
  '우주패스',
  '신세계 유니버스 클럽',
  '롯데오너스',
]

/** The delivery regions that malls distinguish. */
export const regionChoices: readonly Choice<Region>[] = [
  { value: 'mainland', label: '일반 지역' },
  { value: 'jeju', label: '제주' },
  { value: 'remote', label: '도서·산간' },
]

/** The maximum number of pieces of one product in an order (assumed). */
export const maxPieces = 99

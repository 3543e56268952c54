import type { Market } from '@jeoul/api/types'
import { installmentsOf } from '@jeoul/estimate-pricing'
import { formatWon } from '@jeoul/format'

/**
 * The card that has an event, and installments without interest: `삼성카드 · 무이자 최대 12개월 (월 74,334원)`, the first and largest of
 * the payments; empty where
 * there is neither.
 *
 * @param total won to be paid
 */
export function cardWords({ eventCard, cardInstallment }: Market, total: number): string {
  if (cardInstallment <= 1) return eventCard
  const { first } = installmentsOf(total, cardInstallment)
  const words = `무이자 최대 ${cardInstallment}개월 (월\u00a0${formatWon(first)})`
  return eventCard === '' ? words : `${eventCard} · ${words}`
}

import { installmentsOf } from '@jeoul/estimate-pricing'
import { formatWon } from '@jeoul/format'
import type { Ranked } from '@jeoul/personal-price'
import type { MallOffer } from './pair-offers.ts'

/**
 * Installments without interest, with the first and largest payment: `무이자 최대 12개월 (첫 달 74,334원)`. Empty for a bank
 * transfer's price.
 */
export function cardWords({ offer: { market }, price }: Ranked<MallOffer>): string {
  const months = market.cardInstallment
  if (months <= 1 || price.way.by === 'cash') return ''
  return `무이자 최대 ${months}개월 (첫\u00a0달\u00a0${formatWon(installmentsOf(price.total, months).first)})`
}

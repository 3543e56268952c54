import { installmentsOf } from '@jeoul/estimate-pricing'
import { formatWon } from '@jeoul/format'
import type { Ranked } from '@jeoul/personal-price'
import type { MallOffer } from './pair-offers.ts'

/** Installments without interest in words: `무이자 최대 12개월`, with the first and largest payment `(첫 달 74,334원)`. */
export interface InstallmentWords {
  readonly months: string
  readonly first: string
}

/** Returns null without installments, and for the price of a bank transfer. */
export function installmentWords({ offer: { market }, price }: Ranked<MallOffer>): InstallmentWords | null {
  const months = market.cardInstallment
  if (months <= 1 || price.way.by === 'cash') return null
  return {
    months: `무이자 최대 ${months}개월`,
    first: `(첫\u00a0달\u00a0${formatWon(installmentsOf(price.total, months).first)})`,
  }
}

/** Installments in one line: `무이자 최대 12개월 (첫 달 74,334원)`. Empty if there are none. */
export function cardWords(row: Ranked<MallOffer>): string {
  const words = installmentWords(row)
  return words ? `${words.months} ${words.first}` : ''
}

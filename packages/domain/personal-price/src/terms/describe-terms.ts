import { formatCount } from '@jeoul/format'
import type { PaymentTerms } from '../offer/payment-terms.ts'
import { regionChoices } from './choices.ts'

/** The terms in one line: `삼성카드 외 1장 · 현금 · 우주패스 · 제주 · 2개`. */
export function describeTerms({ cards, cash, memberships, region, quantity }: PaymentTerms): string {
  const parts = [
    cards.length === 0 ? '카드 결제' : andMore(cards, '장'),
    cash ? '현금' : '',
    memberships.length === 0 ? '' : andMore(memberships, '개'),
    region === 'mainland' ? '' : (regionChoices.find(({ value }) => value === region)?.label ?? ''),
    quantity === 1 ? '' : `${formatCount(quantity)}개`,
  ]
  return parts.filter(part => part !== '').join(' · ')
}

function andMore([first = '', ...others]: readonly string[], unit: string): string {
  return others.length === 0 ? first : `${first} 외 ${others.length}${unit}`
}

import { defaultTerms, type PaymentTerms } from '@jeoul/personal-price'

/** Payment terms to set one after another; each differs from the one before. */
export const changingTerms: readonly PaymentTerms[] = [
  defaultTerms,
  { ...defaultTerms, cash: true },
  { ...defaultTerms, cards: ['삼성카드', '신한카드', 'KB국민카드', '현대카드'] },
  { ...defaultTerms, memberships: ['와우 멤버십', '우주패스', '신세계 유니버스 클럽'] },
  { ...defaultTerms, region: 'jeju', quantity: 3 },
  {
    cards: ['롯데카드', '하나카드', 'NH농협카드', '우리카드', 'BC카드'],
    cash: true,
    memberships: ['네이버플러스 멤버십', '롯데오너스'],
    region: 'remote',
    quantity: 12,
  },
]

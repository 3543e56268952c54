/** Card companies whose cards get a price of their own at malls. */
export const cards: readonly string[] = [
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

/** Words that shoppers write beside a product to ask for advice or a good price (assumed). */
const shoppingWords: ReadonlySet<string> = new Set(
  `추천 추천순 순위 랭킹 인기 인기순 베스트 가격 가격비교 비교 시세 최저가 가성비 저렴한 싼 좋은
  할인 세일 특가 핫딜 후기 리뷰 구매 구입 파는곳`.split(/\s+/),
)

/** A keyword without such words, which no product's name contains: 그래픽카드 for 그래픽카드 추천. */
export function withoutShoppingWords(keyword: string): string {
  return keyword
    .split(' ')
    .filter(word => !shoppingWords.has(word))
    .join(' ')
}

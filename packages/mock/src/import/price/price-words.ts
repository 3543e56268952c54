import type { PriceState } from '../../catalogue/catalogue.ts'

/** Words of shops for the price states of the specification: 단종 (0), 일시품절 (1), 가격비교 예정 (2) (assumed). */
const stateWords: readonly (readonly [RegExp, PriceState])[] = [
  [/단종(?! ?(?:예정|임박))|생산 ?(중단|종료)|판매 ?(중단|종료|중지)|상품 ?종료|discontinued|end of life/, 0],
  [
    /(?:품절|매진)(?! ?임박)|재고 ?(없음|부족)|재입고|sold ?-?out|out ?of ?stock|가격 ?비교 ?중지|no stock/,
    1,
  ],
  [/(가격 ?비교|출시|발매|판매|입고) ?(예정|전)|coming ?soon|upcoming|pre-?order|예약 ?판매/, 2],
]

/** Texts in place of a price (assumed). */
const noPrice =
  /^(?:[-–—_.?xX/]+|n\.?\/?a\.?|n\.a\.|null|none|nan|undefined|unknown|#n\/a|#null!|tb[ad]|없음|미정|미등록|미공개|미상|비공개|시가|(?:상품|가격)? ?준비 ?중|오픈 ?프라이스|가격 ?(?:미정|없음)|.{0,8}(?:문의|협의|상담)(?: ?(?:요망|바람|주세요))?|(?:call|contact|ask|inquire|price on request|request)(?: .*)?)$/

/** The price state that a text states, if any. Texts are composed (NFKC) and in lower case. */
export function stateOf(text: string): PriceState | undefined {
  return stateWords.find(([word]) => word.test(text))?.[1]
}

export function saysNoPrice(text: string): boolean {
  return noPrice.test(text)
}

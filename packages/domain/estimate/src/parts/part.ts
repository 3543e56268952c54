import type { Part, PartsResponse, PriceType } from '@jeoul/api/types'
import { type Headline, itemHeadline } from '@jeoul/personal-price'
import { kindNote, variantKind } from '@jeoul/product/variants'
import { isPartId } from '../sheet/estimate-query.ts'
import { kindFacts } from './part-kinds.ts'

/**
 * The price of one piece of a part in an estimate, by the rule for headlines: in cash or by card, without delivery,
 * which depends on what else is bought at the mall.
 *
 * @returns won; null if it has no price
 */
export function partPrice({ price_state, cash, card }: Part, type: PriceType): number | null {
  return itemHeadline({ price_state, cash, card }, type)?.total ?? null
}

/**
 * The part's headline in lists and on the product's page, delivery included, to show beside {@link partPrice}.
 *
 * @returns null if it has no price, or if the host gives only selling prices
 */
export function partHeadline({ price_state, cash, card, lowest }: Part, type: PriceType): Headline | null {
  return lowest ? itemHeadline({ price_state, cash, card, lowest }, type) : null
}

/**
 * The name of an estimate's prices by the way of paying (assumed). The lowest card price may require a certain card, so
 * it is not the price of every card.
 */
export function priceBasis(type: PriceType): '현금 판매가' | '카드 판매가' {
  return type === 'card' ? '카드 판매가' : '현금 판매가'
}

/**
 * The name of a total by the way of paying. By card it adds the lowest selling price of each part, so no single card pays
 * it, and a card with a discount may pay less (assumed).
 */
export function totalBasis(type: PriceType): string {
  return type === 'card' ? `상품마다 가장 낮은 ${priceBasis(type)} · 할인 별도` : priceBasis(type)
}

/** Says what the monthly payments of a card total are (assumed). */
export function installmentBasis(months: number): string {
  return `카드 한 장의 할부가 아니라, 합계를 ${months}개월로 나눈 어림값이에요.`
}

/** The condition of an offer, such as bulk goods or imports. */
interface GoodsCondition {
  /** 벌크, 병행수입 or 해외구매. */
  readonly label: string
  readonly note: string
}

/** The condition that a part's name states, such as a personal import; null for ordinary goods (assumed). */
export function goodsCondition({ name }: Part): GoodsCondition | null {
  const kind = variantKind(name)
  const note = kind ? kindNote(kind) : ''
  return kind && note !== '' ? { label: kind, note } : null
}

/** Whether a part is sold without a condition. Suggestions prefer such parts. */
export function isOrdinary(part: Part): boolean {
  return goodsCondition(part) === null
}

/**
 * Reads the parts of a response. Entries without an id, a name or a known kind are dropped, and a malformed price
 * counts as unknown (assumed). "A success response is required before data is stored" (specification, section 5).
 */
export function readParts({ success, result }: PartsResponse): readonly Part[] | null {
  return success ? (result?.list.flatMap(readPart) ?? null) : null
}

function readPart(part: Part): readonly Part[] {
  const facts = kindFacts(part.kind)
  const isNamed = part.name !== '' && isPartId(part.part_id)
  return facts && isNamed ? [{ ...part, type: facts.type, figures: part.figures ?? {} }] : []
}

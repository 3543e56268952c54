import { readAmountLimits } from './amounts.ts'
import { withoutPrices } from './budget.ts'
import { readExcludedWords } from './excluded-words.ts'
import { withoutFreeDelivery } from './free-delivery.ts'

/** A keyword, and the prices, amounts, free delivery and words to leave out that were typed with it. */
export interface ConditionalKeyword {
  /** Never empty. */
  readonly keyword: string
  /** As typed: 3만원 이하. */
  readonly conditions: string
}

/**
 * Tells the conditions in a keyword from its other words: 무선마우스 3만원 이하 is 무선마우스, and 노트북 -게이밍 is 노트북. Source: assumed.
 *
 * @returns null for a keyword without conditions, or without other words
 */
export function conditionsApart(typed: string): ConditionalKeyword | null {
  const wanted = readExcludedWords(typed)?.keyword ?? typed
  const unpriced = withoutPrices(withoutFreeDelivery(wanted) ?? wanted)
  const keyword = readAmountLimits(unpriced)?.keyword ?? unpriced
  const words = keyword.split(' ')
  const conditions = typed.split(' ').filter(word => !words.includes(word))
  return keyword === typed || keyword === '' ? null : { keyword, conditions: conditions.join(' ') }
}

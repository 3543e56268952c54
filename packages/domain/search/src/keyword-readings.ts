import { containsKnownWords, fromInitials, onOtherLayout, withoutTypingErrors } from './correct-words.ts'
import { knownWordsOfSentence } from './known-words-of-sentence.ts'
import { inUsualWords, splitCompounds } from './split-keyword.ts'
import { withoutParticles } from './without-particles.ts'
import { withoutShoppingWords } from './without-shopping-words.ts'
import { isKnown, nextSpelling, otherSpelling } from './words/vocabulary.ts'

export { type AmountLimit, type LimitedKeyword, readAmountLimits, readAmounts } from './amounts.ts'
export { type Budget, type Prices, readBudget } from './budget.ts'
export { type NarrowedKeyword, readExcludedWords } from './excluded-words.ts'
export { fewerWords } from './fewer-words.ts'
export { withoutFreeDelivery } from './free-delivery.ts'
export { lessSpecific } from './less-specific.ts'
export { inUsualWords } from './split-keyword.ts'
export { usualKind } from './usual-kind.ts'

/**
 * The readings of a keyword, to be requested in turn until one has results: the usual spelling of its words, the
 * keyword as typed, model names split, their parts in the other spelling (프로 for pro), without requests such as 추천, and
 * without a sentence around its products; then the keyboard's other layout, initial consonants, and corrected typing errors. Results and completions use the
 * same readings (docs/decisions/0046-read-keywords-before-asking.md). Source: assumed.
 *
 * @param keyword as returned by `readKeyword`
 */
export function* keywordReadings(keyword: string): Generator<string, void> {
  const yielded = new Set<string>()
  for (const reading of allReadings(keyword)) {
    if (reading === '' || yielded.has(reading)) continue
    yielded.add(reading)
    yield reading
  }
}

function* allReadings(keyword: string): Generator<string, void> {
  yield inUsualWords(keyword)
  yield keyword
  const split = splitCompounds(keyword)
  yield inUsualWords(split)
  yield inUsualWords(split, nextSpelling)
  yield inUsualWords(split, otherSpelling)
  yield inUsualWords(withoutShoppingWords(split))
  // Before corrections: 아이폰이 is closer to 아이소이 than to 아이폰.
  yield inUsualWords(withoutShoppingWords(splitCompounds(withoutParticles(keyword))))
  yield knownWordsOfSentence(keyword) ?? ''
  const other = onOtherLayout(keyword)
  // ㄱㅅㅌ is rtx on the other layout, so it is read as such; ㄴㅌㅂ is no known word there, so it is read as initials.
  if (other.split(' ').every(isKnown)) yield inUsualWords(other)
  const initials = fromInitials(keyword)
  if (initials) yield inUsualWords(initials)
  yield inUsualWords(splitCompounds(other))
  yield inUsualWords(withoutTypingErrors(split))
}

/**
 * Whether a host's suggestion may replace a keyword. It must contain the keyword's brands, kinds of products and
 * categories (엣지 may not replace 엘지).
 */
export function isFitSuggestion(keyword: string, suggested: string): boolean {
  return suggested !== keyword && containsKnownWords(keyword, suggested)
}

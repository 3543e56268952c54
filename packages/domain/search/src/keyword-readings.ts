import { fromInitials, keepsKnown, onOtherLayout, withoutTypingErrors } from './correct-words.ts'
import { inUsualWords, splitCompounds } from './split-keyword.ts'
import { withoutShoppingWords } from './without-shopping-words.ts'
import { isKnown, nextSpelling, otherSpelling } from './words/vocabulary.ts'

export { type Budget, type Prices, readBudget } from './budget.ts'
export { fewerWords } from './fewer-words.ts'
export { lessSpecific } from './less-specific.ts'
export { usualKind } from './usual-kind.ts'

/**
 * The readings of a keyword to try until one has results: in the usual spelling of its words, as typed, with model
 * names split, with their parts written the other way (프로 for pro), without requests such as 추천, then on the
 * keyboard's other layout, as initial consonants, and without typing errors. Results and completions use the same readings
 * (docs/decisions/0046-read-keywords-before-asking.md). Source: assumed.
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
  const other = onOtherLayout(keyword)
  // ㄱㅅㅌ are the keys of rtx; ㄴㅌㅂ are the keys of no known word.
  if (other.split(' ').every(isKnown)) yield inUsualWords(other)
  const initials = fromInitials(keyword)
  if (initials) yield inUsualWords(initials)
  yield inUsualWords(splitCompounds(other))
  yield inUsualWords(withoutTypingErrors(split))
}

/**
 * Whether a host's suggestion may replace a keyword: it must keep brands, kinds of products and categories (엘지 is not
 * 엣지).
 */
export function isFitSuggestion(keyword: string, suggested: string): boolean {
  return suggested !== keyword && keepsKnown(keyword, suggested)
}

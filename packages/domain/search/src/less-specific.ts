import { inUsualWords, splitCompounds } from './split-keyword.ts'
import { withoutShoppingWords } from './without-shopping-words.ts'
import { isKnown, isProductWord } from './words/vocabulary.ts'

/** Known words for the use of a product, by their usual spellings. */
const uses: readonly string[] = ['게이밍', '사무용']

/**
 * By kind of product: further known words that may be left out. Most chargers are both wireless and wired and fit any
 * device, while a wireless mouse differs from other mice.
 */
const needless: Readonly<Record<string, readonly string[]>> = {
  충전기: ['무선', '유선', '아이폰', '갤럭시', '스마트폰', '아이패드', '태블릿', '노트북'],
}

/** Words that say nothing about the kind of product. */
const colours: readonly string[] =
  '화이트 블랙 실버 그레이 핑크 베이지 흰색 하얀색 검정 검은색 회색 은색 white black'.split(' ')

/**
 * A keyword without the words that only describe a kind of product: 마우스 for 게이밍 마우스, 모니터 for 커브드 모니터. Brands, kinds
 * and numbers stay. A keyword that ends with something else than a kind of product is not shortened, except by its colours (assumed).
 *
 * @returns null if nothing can be left out
 */
export function lessSpecific(keyword: string): string | null {
  const words = inUsualWords(withoutShoppingWords(splitCompounds(keyword))).split(' ')
  const uncoloured = words.filter(word => !colours.includes(word.toLowerCase()))
  const kind = uncoloured.findLast(word => !isOfAmount(word)) ?? ''
  if (!isProductWord(kind)) {
    return kind !== '' && uncoloured.length < words.length ? uncoloured.join(' ') : null
  }
  const kept = uncoloured.filter(
    word =>
      word === kind ||
      isOfAmount(word) ||
      (isKnown(word) && !uses.includes(word) && !needless[kind]?.includes(word)),
  )
  return kept.length < words.length ? kept.join(' ') : null
}

/** Whether a word is a number, or limits one: 1kg 미만. */
function isOfAmount(word: string): boolean {
  return /\d|^(?:이상|초과|이하|미만)$/.test(word)
}

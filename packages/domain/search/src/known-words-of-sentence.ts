import { inUsualWords, splitCompounds } from './split-keyword.ts'
import { withoutParticles } from './without-particles.ts'
import { isKnown, isModelWord, isProductWord } from './words/vocabulary.ts'

/** How words of a sentence end, which no product is named by: 추천해줘, 찾고있어요, 바꾸려고, 가벼운거. */
const spokenWord = /(?:요|여|줘|까|나|는데|려고|거|것|음|니|주세요)[?!.~]*$/u

/**
 * The words of a sentence that name products: 커피머신 for 집에서 쓸 커피머신 하나 추천해줘. A keyword without a spoken word is no
 * sentence, so that 갤럭시 청바지 never becomes 갤럭시. Source: assumed.
 *
 * @returns null for a keyword that is no sentence, or names no kind of product
 */
export function knownWordsOfSentence(keyword: string): string | null {
  const words = keyword.split(' ').flatMap(word => {
    const noun = withoutParticles(word)
    const parts = isKnown(noun) ? [noun] : splitCompounds(noun).split(' ')
    return parts.some(isKnown) ? parts : isOfModel(noun) ? [noun] : []
  })
  const isSentence = keyword.split(' ').some(word => !isKnown(word) && spokenWord.test(word))
  return isSentence && words.some(isProductWord) ? inUsualWords(words.join(' ')) : null
}

function isOfModel(word: string): boolean {
  return isModelWord(word) || /^(?=.*\d)[a-z\d-]+$/i.test(word)
}

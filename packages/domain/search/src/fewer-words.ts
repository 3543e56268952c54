import { withoutPrices } from './budget.ts'
import { splitCompounds } from './split-keyword.ts'

/** The maximum number of shorter keywords, because the host is requested once for each (assumed). */
const maxReadings = 6

/**
 * Shorter keywords: the keyword without each of its words in turn, then each word alone; empty for a single word
 * (assumed). Words with a number are left out first, because they are likely to name a model that is not sold. A mere
 * number or Latin letter is never offered. Compounds are split: 갤럭시워치7 becomes 갤럭시워치. Prices such as '50만원 이하' are left
 * out of all shorter keywords, because no product's name contains them (assumed).
 */
export function fewerWords(keyword: string): readonly string[] {
  const unpriced = withoutPrices(keyword)
  const names = splitCompounds(unpriced).split(' ').filter(Boolean)
  const whole = unpriced === keyword || unpriced === '' ? [] : [names.join(' ')]
  const shorter =
    names.length < 2
      ? []
      : numbersFirst(names).map(left => names.filter((_, place) => place !== left).join(' '))
  return [...new Set([...whole, ...shorter, ...(shorter.length > 0 ? names : [])])]
    .filter(words => !/^(\d*|[a-z])$/i.test(words))
    .slice(0, maxReadings)
}

/** The indexes of words; words with a number come first. */
function numbersFirst(words: readonly string[]): readonly number[] {
  const places = [...words.keys()]
  const hasNumber = (place: number) => /\d/.test(words[place] ?? '')
  return [...places.filter(hasNumber), ...places.filter(place => !hasNumber(place))]
}

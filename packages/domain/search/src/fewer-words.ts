import { withoutPrices } from './budget.ts'
import { splitCompounds } from './split-keyword.ts'

/** The host is asked about each; more would take the page too long (assumed). */
const maxReadings = 6

/**
 * A keyword with each of its words left out in turn, first those with a number, which are the likeliest to be of a model
 * that is not sold, then each of its words alone; empty for a single word (assumed). A mere number or Latin letter is never
 * offered. Compounds are split: 갤럭시워치7 becomes 갤럭시워치. No product is named for what it may cost, so a price such as '50만원
 * 이하' is left out of all of them (assumed).
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

/** The places of words, those of words with a number first. */
function numbersFirst(words: readonly string[]): readonly number[] {
  const places = [...words.keys()]
  const hasNumber = (place: number) => /\d/.test(words[place] ?? '')
  return [...places.filter(hasNumber), ...places.filter(place => !hasNumber(place))]
}

/** More would take the page too long (assumed). */
const maxReadings = 4

const price = /^\d[\d,.]*(?:[천만]+원?|원)(?:대|이하|이상|미만|이내|까지|짜리)?$/
const limit = /^(?:원|원대|이하|이상|미만|이내|까지|짜리|정도)$/

/**
 * A keyword with each of its words left out in turn; empty for a single word (assumed). No product is named for what it
 * may cost, so a price such as '50만원 이하' is left out of all of them (assumed).
 */
export function fewerWords(keyword: string): readonly string[] {
  const words = keyword.split(' ')
  const names = words.some(word => price.test(word))
    ? words.filter(word => !price.test(word) && !limit.test(word))
    : words
  const whole = names.length < words.length && names.length > 0 ? [names.join(' ')] : []
  const shorter =
    names.length < 2 ? [] : names.map((_, left) => names.filter((_, place) => place !== left).join(' '))
  return [...new Set([...whole, ...shorter])].slice(0, maxReadings)
}

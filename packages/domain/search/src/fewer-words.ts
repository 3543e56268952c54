/** More would take the page too long (assumed). */
const maxReadings = 4

/** A keyword of several words with each of them left out in turn; nothing where there is only one (assumed). */
export function fewerWords(keyword: string): readonly string[] {
  const words = keyword.split(' ')
  if (words.length < 2) return []
  const shorter = words.map((_, left) => words.filter((_, place) => place !== left).join(' '))
  return [...new Set(shorter)].slice(0, maxReadings)
}

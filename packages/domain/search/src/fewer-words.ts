/** More would take the page too long (assumed). */
const maxReadings = 4

/** A keyword with each of its words left out in turn; empty for a single word (assumed). */
export function fewerWords(keyword: string): readonly string[] {
  const words = keyword.split(' ')
  if (words.length < 2) return []
  const shorter = words.map((_, left) => words.filter((_, place) => place !== left).join(' '))
  return [...new Set(shorter)].slice(0, maxReadings)
}

import { type Term, words } from './words.ts'

/**
 * Names a field for shoppers, by the longest known term that its path ends with, or else by the words of its path.
 *
 * @param isCount whether the field counts the objects of a list: `reviews.length` is how many there are, not how long they are
 */
export function describePath(path: string, isCount = false): Term {
  const ends = separateWords(path)
    .replace(/[\s-]+/g, '_')
    .toLowerCase()
    .split('.')
  for (let at = 0; at < ends.length - (isCount ? 1 : 0); at++) {
    const end = ends.slice(at).join('.')
    const term = Object.hasOwn(words.terms, end) && words.terms[end]
    if (term) return term
  }
  if (isCount) return { label: `${humanise(ends.slice(0, -1))} 수`, unit: '개', counts: true, weight: 0.6 }
  const suffix = unitSuffix.exec(ends.at(-1) ?? '')?.[1]
  const unit = suffix === undefined ? undefined : words.unitSuffixes[suffix]
  return { label: humanise(ends), ...(unit && { unit }), weight: ends.length > 2 ? 0.4 : 0.6 }
}

/** A number with its unit, as a shopper reads it: '2TB', '12,000RPM', '3.5GHz'. */
export function formatQuantity(value: number, unit: string): string {
  const round = value % 1000 === 0 ? 1000 : 1024
  if (unit === 'GB' && value >= 1000 && value % (round / 4) === 0) return `${value / round}TB`
  const plain = Number(value.toFixed(3))
  return `${Math.abs(plain) >= 10_000 ? plain.toLocaleString('en-US') : plain}${unit}`
}

/** Puts a low line between words as in 'eccSupport': a capital begins a word if a small letter follows it. */
export function separateWords(text: string): string {
  return text.replace(/([a-z0-9])([A-Z])(?=[a-z])/g, '$1_$2')
}

const wrappers = /^(metadata|specifications?|specs?|general|attributes|properties)$/
const unitSuffix = new RegExp(`_(${Object.keys(words.unitSuffixes).join('|')})$`)

function humanise(segments: readonly string[]): string {
  const meaningful = segments.filter(segment => !wrappers.test(segment))
  const text = (meaningful.length > 0 ? meaningful : segments)
    .slice(-2)
    .map(segment => (/^\d+$/.test(segment) ? String(Number(segment) + 1) : segment.replace(unitSuffix, '')))
    .join(' ')
    .replace(/[_\s]+/g, ' ')
    .trim()
  return text.charAt(0).toUpperCase() + text.slice(1)
}

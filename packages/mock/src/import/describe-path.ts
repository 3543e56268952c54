import { fieldTerms, type Term } from './field-terms.ts'

/**
 * Names a field for shoppers, by {@link fieldTerms} or else by the words of its path.
 *
 * @param isCount whether the field counts the objects of a list: `reviews.length` is how many there are, not how long they are
 */
export function describePath(path: string, isCount = false): Term {
  const ends = snakeSegments(path)
  for (let at = 0; at < ends.length - (isCount ? 1 : 0); at++) {
    const end = ends.slice(at).join('.')
    const term = Object.hasOwn(fieldTerms, end) ? fieldTerms[end] : undefined
    if (term) return term
  }
  if (isCount) return { label: `${humanise(ends.slice(0, -1))} 수`, unit: '개', counts: true, weight: 0.6 }
  return { label: humanise(ends), ...suffixUnit(ends.at(-1) ?? ''), weight: ends.length > 2 ? 0.4 : 0.6 }
}

/** The unit to show. Clock speeds are in GHz if the numbers are small, else in MHz. */
export function unitOf(term: Term, median: number): string {
  if (term.unit === 'clock') return median < 20 ? 'GHz' : 'MHz'
  return term.unit ?? ''
}

/** Splits a path into segments in snake case: `specifications.eccSupport` into `specifications` and `ecc_support`. */
function snakeSegments(path: string): string[] {
  return path.split('.').map(segment =>
    segment
      .replace(/([a-z0-9])([A-Z])(?=[a-z])/g, '$1_$2')
      .replace(/[\s-]+/g, '_')
      .toLowerCase(),
  )
}

const wrappers = new Set([
  'metadata',
  'specifications',
  'specification',
  'specs',
  'spec',
  'general',
  'attributes',
  'properties',
])

function humanise(segments: readonly string[]): string {
  const meaningful = segments.filter(segment => !wrappers.has(segment))
  const shown = (meaningful.length > 0 ? meaningful : segments).slice(-2)
  const words = shown.map(segment =>
    /^\d+$/.test(segment) ? String(Number(segment) + 1) : segment.replace(unitSuffix, ''),
  )
  const text = words.join(' ').replace(/_/g, ' ').replace(/\s+/g, ' ').trim()
  return text.charAt(0).toUpperCase() + text.slice(1)
}

const unitSuffix = /_(mm|cm|gb|tb|mb|ghz|mhz|hz|kg|g|w|v|db|rpm|inch|ms|ns|l)$/
const unitNames: Readonly<Record<string, string>> = {
  mm: 'mm',
  cm: 'cm',
  gb: 'GB',
  tb: 'TB',
  mb: 'MB',
  ghz: 'GHz',
  mhz: 'MHz',
  hz: 'Hz',
  kg: 'kg',
  g: 'g',
  w: 'W',
  v: 'V',
  db: 'dB',
  rpm: 'RPM',
  inch: '인치',
  ms: 'ms',
  ns: 'ns',
  l: 'L',
}

function suffixUnit(segment: string): { unit?: string } {
  const unit = unitNames[unitSuffix.exec(segment)?.[1] ?? '']
  return unit === undefined ? {} : { unit }
}

import words from './words.json' with { type: 'json' }

/** What a well-known field means to shoppers. */
export interface Term {
  readonly label: string
  readonly unit?: string
  /** How much it matters to shoppers; 1 is normal. */
  readonly weight?: number
  /** 0 is a value here ('no such connector'), not a missing one. */
  readonly counts?: boolean
  /** How a pair of numbers reads: `DDR{first} {second}MHz`. */
  readonly pair?: string
}

/**
 * Field names of common PC parts data, by the end of their path in snake case. The longest match wins. The unit
 * 'clock' becomes GHz or MHz, depending on the numbers.
 */
const terms: ReadonlyMap<string, Term> = new Map<string, Term>(Object.entries(words.terms))

/**
 * Names a field for shoppers, by the known terms or else by the words of its path.
 *
 * @param isCount whether the field counts the objects of a list: `reviews.length` is how many there are, not how long they are
 */
export function describePath(path: string, isCount = false): Term {
  const ends = path.split('.').map(toSnakeCase)
  for (let at = 0; at < ends.length - (isCount ? 1 : 0); at++) {
    const term = terms.get(ends.slice(at).join('.'))
    if (term) return term
  }
  if (isCount) return { label: `${humanise(ends.slice(0, -1))} 수`, unit: '개', counts: true, weight: 0.6 }
  const suffix = unitSuffix.exec(ends.at(-1) ?? '')?.[1]
  const unit = suffixUnits.find(each => suffix === (each === '인치' ? 'inch' : each.toLowerCase()))
  return { label: humanise(ends), ...(unit && { unit }), weight: ends.length > 2 ? 0.4 : 0.6 }
}

/** The unit to show. Clock speeds are in GHz if the numbers are small, else in MHz. */
export function unitOf(term: Term, median: number): string {
  if (term.unit === 'clock') return median < 20 ? 'GHz' : 'MHz'
  return term.unit ?? ''
}

/** A number with its unit, as a shopper reads it: '2TB', '12,000RPM', '3.5GHz'. */
export function formatQuantity(value: number, unit: string): string {
  const round = value % 1000 === 0 ? 1000 : 1024
  if (unit === 'GB' && value >= 1000 && value % (round / 4) === 0) return `${value / round}TB`
  const plain = Number(value.toFixed(3))
  return `${Math.abs(plain) >= 10_000 ? plain.toLocaleString('en-US') : plain}${unit}`
}

function toSnakeCase(segment: string): string {
  return segment
    .replace(/([a-z0-9])([A-Z])(?=[a-z])/g, '$1_$2')
    .replace(/[\s-]+/g, '_')
    .toLowerCase()
}

const wrappers = /^(metadata|specifications?|specs?|general|attributes|properties)$/
const unitSuffix = /_(mm|cm|gb|tb|mb|ghz|mhz|hz|kg|g|w|v|db|rpm|inch|ms|ns|l)$/
const suffixUnits = [
  ...[
    'mm',
    'cm',
    'GB',
    'TB',
    'MB',
    'GHz',
    'MHz',
    'Hz',
    'kg',
    'g',
    'W',
    'V',
    'dB',
    'RPM',
    '인치',
    'ms',
    'ns',
    'L',
  ],
]

function humanise(segments: readonly string[]): string {
  const meaningful = segments.filter(segment => !wrappers.test(segment))
  const shown = (meaningful.length > 0 ? meaningful : segments).slice(-2)
  const text = shown
    .map(segment => (/^\d+$/.test(segment) ? String(Number(segment) + 1) : segment.replace(unitSuffix, '')))
    .join(' ')
    .replace(/[_\s]+/g, ' ')
    .trim()
  return text.charAt(0).toUpperCase() + text.slice(1)
}

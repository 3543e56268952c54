import type { PartFigures } from '@jeoul/api/types'
import { partCategories } from '../catalogue/part-categories.ts'
import { type FieldReader, readFields } from './part-figures.ts'
import type { ImportedPart } from './read-part.ts'

/** The identity of a part, the same for nested and flat records. */
export interface PartIdentity {
  /** All names of the part. */
  readonly names: readonly string[]
  /** Sets of values; two records have to share one if both have any. */
  readonly details: Readonly<Record<string, readonly unknown[]>>
}

interface Naming {
  names(from: FieldReader, name: string): readonly string[]
  /** Fields with the same number, in nested records and in flat ones. */
  readonly numbers: Readonly<Record<string, readonly [nested: string, flat: string]>>
}

/** The kinds whose nested and flat records have enough fields to match parts. */
const namings: Readonly<Partial<Record<string, Naming>>> = {
  [partCategories.cpu]: {
    names: (_, name) => [wordsOf(name).join('')],
    numbers: { cores: ['cores.total', 'core_count'] },
  },
  [partCategories.motherboard]: { names: boardNames, numbers: {} },
  [partCategories.memory]: {
    names: (from, name) => [
      namesWithout(
        name,
        [/\(.*?\)|\b\d+ ?gb\b|\bddr\d?\b|\bcl ?\d+\b/g, /\b\d{4,5}(mhz)?\b/g],
        colours(from),
      ),
    ],
    numbers: { speed: ['speed', 'speed.1'], latency: ['cas_latency', 'cas_latency'] },
  },
  [partCategories.gpu]: {
    names: cardNames,
    numbers: { memory: ['memory', 'memory'], clock: ['core_boost_clock', 'boost_clock'] },
  },
}

/** Figures that all makers count the same way. */
const compared = [
  ...(['socket', 'form_factor', 'memory_types', 'memory_slots'] as const),
  ...(['modules', 'module_capacity', 'length', 'tdp'] as const),
] satisfies readonly (keyof PartFigures)[]

/** Undefined for kinds whose parts cannot be distinguished well enough. Source: docs/decisions/0108. */
export function identityOf(
  record: Readonly<Record<string, unknown>>,
  { cateId, figures }: ImportedPart,
): PartIdentity | undefined {
  const naming = namings[cateId]
  const from = readFields(record)
  const nested = from.text('metadata.name')
  const name = nested ?? from.text('name')
  if (!naming || name === undefined) return undefined
  const details: Record<string, readonly unknown[]> = { colours: colours(from) }
  for (const figure of compared) details[figure] = [figures[figure] ?? []].flat()
  for (const [detail, [inNested, inFlat]] of Object.entries(naming.numbers)) {
    details[detail] = [from.amount(nested === undefined ? inFlat : inNested) ?? []].flat()
  }
  const names = naming.names(from, name.toLowerCase()).filter(Boolean)
  return { names: [...new Set(names)].map(each => `${cateId} ${each}`), details }
}

/** A maker's part numbers name a board as well, and are how the flat data name it. */
function boardNames(from: FieldReader, name: string): readonly string[] {
  const maker = from.text('metadata.manufacturer') ?? ''
  const numbers = from.texts('metadata.part_numbers') ?? []
  return [name, ...numbers.map(number => `${maker} ${number}`)].map(text => wordsOf(text).join(''))
}

/** With the chip, which some names have and others do not. */
function cardNames(from: FieldReader, name: string): readonly string[] {
  const chip = wordsOf((from.text('chipset') ?? '').replace(/\b\d+ ?GB$/, ''))
  const bare = namesWithout(
    name,
    [/\b\d+ ?gb?\b|\bgddr\d\w*\b/g],
    [...chip, ...colours(from), 'amd', 'nvidia'],
  )
  return bare === '' ? [] : [`${chip.join(' ')}: ${bare}`]
}

function namesWithout(name: string, patterns: readonly RegExp[], words: readonly string[]): string {
  const bare = patterns.reduce((text, pattern) => text.replace(pattern, ' '), name)
  return [...new Set(wordsOf(bare))]
    .filter(word => !words.includes(word))
    .toSorted()
    .join(' ')
}

function colours(from: FieldReader): readonly string[] {
  return wordsOf([from.text('color') ?? '', ...(from.texts('color') ?? [])].join(' '))
}

/** The words and numbers of a text in lower case, without the signs between them. */
function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}+]+/gu) ?? []
}

interface Priced {
  readonly details: PartIdentity['details']
  readonly won: number
}

/** Prices of parts from other files than those of the parts. */
export class PriceBook {
  readonly #byName = new Map<string, Priced[]>()

  add({ names, details }: PartIdentity, won: number): void {
    for (const name of names) {
      const known = this.#byName.get(name) ?? []
      known.push({ details, won })
      this.#byName.set(name, known)
    }
  }

  /** The lowest price of the same part in won; 0 where none is known. */
  find({ names, details }: PartIdentity): number {
    let lowest = 0
    for (const priced of names.flatMap(name => this.#byName.get(name) ?? [])) {
      if (contradicts(priced.details, details)) continue
      if (lowest === 0 || priced.won < lowest) lowest = priced.won
    }
    return lowest
  }
}

function contradicts(one: PartIdentity['details'], other: PartIdentity['details']): boolean {
  return Object.entries(one).some(([detail, values]) => {
    const others = other[detail] ?? []
    return values.length > 0 && others.length > 0 && !values.some(value => others.includes(value))
  })
}

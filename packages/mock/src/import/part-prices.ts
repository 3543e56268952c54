import { partCategories } from '../catalogue/part-categories.ts'
import { amountAt, type Fields, textAt, textsAt } from './field-path.ts'
import type { ImportedPart } from './read-part.ts'

/** The identity of a part, the same for nested and flat records. */
interface PartIdentity {
  /** All names of the part. */
  readonly names: readonly string[]
  /** Sets of values; two records have to share one if both have any. */
  readonly details: Readonly<Record<string, readonly unknown[]>>
}

interface Naming {
  names(record: Fields, name: string): readonly string[]
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
    names: (record, name) => [
      nameWithout(name, /\(.*?\)|\b(?:\d+ ?gb|ddr\d?|cl ?\d+|\d{4,5}(?:mhz)?)\b/g, colours(record)),
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
]

/** Undefined for kinds whose parts cannot be distinguished well enough. Source: docs/decisions/0108. */
export function identityOf(record: Fields, { cateId, figures }: ImportedPart): PartIdentity | undefined {
  const naming = namings[cateId]
  const nested = textAt(record, 'metadata.name')
  const name = nested ?? textAt(record, 'name')
  if (!naming || name === undefined) return undefined
  const details: Record<string, readonly unknown[]> = { colours: colours(record) }
  for (const figure of compared) details[figure] = [figures[figure] ?? []].flat()
  for (const [detail, [inNested, inFlat]] of Object.entries(naming.numbers)) {
    details[detail] = [amountAt(record, nested === undefined ? inFlat : inNested) ?? []].flat()
  }
  const names = naming.names(record, name.toLowerCase()).filter(Boolean)
  return { names: [...new Set(names)].map(each => `${cateId} ${each}`), details }
}

/** A maker's part numbers name a board as well, and are how the flat data name it. */
function boardNames(record: Fields, name: string): readonly string[] {
  const maker = textAt(record, 'metadata.manufacturer') ?? ''
  const numbers = textsAt(record, 'metadata.part_numbers') ?? []
  return [name, ...numbers.map(number => `${maker} ${number}`)].map(text => wordsOf(text).join(''))
}

/** With the chip, which some names have and others do not. */
function cardNames(record: Fields, name: string): readonly string[] {
  const chip = wordsOf((textAt(record, 'chipset') ?? '').replace(/\b\d+ ?GB$/, ''))
  const others = [...chip, ...colours(record), 'amd', 'nvidia']
  const bare = nameWithout(name, /\b\d+ ?gb?\b|\bgddr\d\w*\b/g, others)
  return bare === '' ? [] : [`${chip.join(' ')}: ${bare}`]
}

function nameWithout(name: string, pattern: RegExp, words: readonly string[]): string {
  const left = wordsOf(name.replace(pattern, ' ')).filter(word => !words.includes(word))
  return [...new Set(left)].sort().join(' ')
}

function colours(record: Fields): readonly string[] {
  return wordsOf([textAt(record, 'color') ?? '', ...(textsAt(record, 'color') ?? [])].join(' '))
}

/** The words and numbers of a text in lower case, without the signs between them. */
function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}+]+/gu) ?? []
}

/** Prices of parts from other files than those of the parts. */
export class PriceBook {
  readonly #byName = new Map<string, { details: PartIdentity['details']; won: number }[]>()

  add({ names, details }: PartIdentity, won: number): void {
    for (const name of names) this.#byName.set(name, [...(this.#byName.get(name) ?? []), { details, won }])
  }

  /** The lowest price of the same part in won; 0 where none is known. */
  find({ names, details }: PartIdentity): number {
    const same = names
      .flatMap(name => this.#byName.get(name) ?? [])
      .filter(priced => !contradicts(priced.details, details))
    return same.length === 0 ? 0 : Math.min(...same.map(({ won }) => won))
  }
}

function contradicts(one: PartIdentity['details'], other: PartIdentity['details']): boolean {
  return Object.entries(one).some(([detail, values]) => {
    const others = other[detail] ?? []
    return values.length > 0 && others.length > 0 && !values.some(value => others.includes(value))
  })
}

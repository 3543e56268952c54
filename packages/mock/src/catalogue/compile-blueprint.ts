import { lazily } from '../index/lazily.ts'
import { at } from './at.ts'
import type { Blueprint, Line, Trait } from './blueprint.ts'
import type { Facet } from './catalogue.ts'
import { facetOf } from './facets-of.ts'
import { isComputerCategory } from './malls.ts'
import { hasCode, type Piece, piecesOf, traitsIn } from './name-template.ts'
import { hash } from './random.ts'

/** Indexes of values or lines to draw from; likelier ones are there more than once. */
type Draws = readonly number[]

interface CompiledLine {
  readonly makerId: number
  /**
   * The pieces of its products' names; created on demand, because few lines of a small catalogue are ever
   * read.
   */
  readonly pieces: () => readonly Piece[]
  /** Price in won before the factors of the traits. */
  readonly price: number
  /** For each trait the values the line can have. */
  readonly draws: readonly Draws[]
  /** Values that the variants of one product of the line can have. */
  readonly variants: readonly number[]
  /** Traits that are part of the name, with one more than their number of values. */
  readonly named: readonly { readonly trait: number; readonly size: number }[]
  /** Indexes of the other traits. */
  readonly unnamed: readonly number[]
  /** Whether the name has a model code, which can distinguish any number of products. */
  readonly coded: boolean
}

/** A blueprint in the shape that is quick to draw from. */
export interface CompiledBlueprint {
  readonly blueprint: Blueprint
  readonly facets: readonly Facet[]
  /** Names of each trait's values. */
  readonly values: readonly (readonly string[])[]
  /** Indexes of the traits shown in the list row. */
  readonly shown: readonly number[]
  /** Whether computer shops sell it. */
  readonly isComputer: boolean
  readonly lines: readonly CompiledLine[]
  readonly lineDraws: Draws
  /** Index of the trait that tells variants apart. */
  readonly variant: number
  /** Traits with an influence on the price. */
  readonly priced: readonly { readonly trait: number; readonly factors: readonly number[] }[]
  /** Traits that a seller may omit. */
  readonly optional: readonly number[]
}

/** @throws RangeError when a blueprint refers to a trait or a value that it does not have. */
export function compileBlueprint(
  blueprint: Blueprint,
  makerIdOf: (maker: string) => number,
): CompiledBlueprint {
  const { traits, specs } = blueprint
  const place = (key: string): number => {
    const found = traits.findIndex(trait => trait.key === key)
    if (found < 0) throw new RangeError(`${blueprint.name} has no trait ${key}`)
    return found
  }
  const variant = place(blueprint.variant)
  const inTitle = traitsIn(blueprint.title).map(place)
  const anyDraws = traits.map(trait => drawsOf(trait, Array.from(trait.values.keys())))
  const lines = blueprint.lines.map((line): CompiledLine => {
    const draws = [...anyDraws]
    for (const [key, pinned] of Object.entries(line.pinned)) {
      const trait = at(traits, place(key))
      draws[place(key)] = drawsOf(trait, pinnedValues(trait, pinned))
    }
    const named = new Set([...inTitle, ...traitsIn(line.text).map(place)])
    return {
      makerId: makerIdOf(line.maker),
      pieces: lazily(() => piecesOf(blueprint.title.replace('{line}', line.text), place)),
      price: blueprint.price * line.factor,
      draws,
      variants: Array.from(new Set(at(draws, variant))).slice(0, 5),
      named: Array.from(named, trait => ({ trait, size: at(traits, trait).values.length + 1 })),
      unnamed: Array.from(traits.keys()).filter(trait => !named.has(trait)),
      coded: hasCode(blueprint.title + line.text),
    }
  })
  const kept = new Set([
    variant,
    ...specs.map(place),
    ...lines.flatMap(line => line.named.map(({ trait }) => trait)),
  ])
  return {
    blueprint,
    facets: traits.map(facetOf),
    values: traits.map(({ values }) => values),
    shown: specs.map(place),
    isComputer: isComputerCategory(blueprint.cateId),
    lines,
    lineDraws: blueprint.lines.flatMap(({ text }, index) => Array<number>(1 + (hash(text) % 3)).fill(index)),
    variant,
    priced: traits.flatMap(({ factors }, trait) =>
      factors.some(factor => factor !== 1) ? [{ trait, factors }] : [],
    ),
    optional: Array.from(traits.keys()).filter(trait => !kept.has(trait)),
  }
}

function pinnedValues(trait: Trait, pinned: Line['pinned'][string]): number[] {
  return (typeof pinned === 'string' ? [pinned] : [...pinned]).map(value => {
    const found = trait.values.indexOf(value)
    if (found < 0) throw new RangeError(`${trait.name} has no value ${value}`)
    return found
  })
}

/** Values of a trait are not equally common; a hash of their names makes some two or three times as likely. */
function drawsOf({ key, values }: Trait, among: readonly number[]): Draws {
  return among.flatMap(value => Array<number>(1 + (hash(key, at(values, value)) % 3)).fill(value))
}

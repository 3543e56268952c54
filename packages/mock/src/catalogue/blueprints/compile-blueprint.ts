import { lazily } from '../../index/lazily.ts'
import { at } from '../at.ts'
import type { Facet } from '../catalogue.ts'
import { facetOf } from '../facets-of.ts'
import { isComputerCategory } from '../malls.ts'
import { hash } from '../random.ts'
import type { Blueprint, BlueprintFacet, Line } from './blueprints.ts'
import { facetsIn, hasCode, type Piece, piecesOf } from './name-template.ts'

/** Indexes of values or lines to draw from; likelier ones are there more than once. */
type Draws = readonly number[]

interface CompiledLine {
  readonly makerId: number
  /**
   * The pieces of its products' names; created on demand, because few lines of a small catalogue are ever
   * read.
   */
  readonly pieces: () => readonly Piece[]
  /** Price in won before the factors of the facets. */
  readonly price: number
  /** For each facet the values the line can have. */
  readonly draws: readonly Draws[]
  /** Values that the variants of one product of the line can have. */
  readonly variants: readonly number[]
  /** Facets that are part of the name, with one more than their number of values. */
  readonly named: readonly { readonly facet: number; readonly size: number }[]
  /** Indexes of the other facets. */
  readonly unnamed: readonly number[]
  /** Whether the name has a model code, which can distinguish any number of products. */
  readonly coded: boolean
}

/** A blueprint in the shape that is quick to draw from. */
export interface CompiledBlueprint {
  readonly blueprint: Blueprint
  readonly facets: readonly Facet[]
  /** Names of each facet's values. */
  readonly values: readonly (readonly string[])[]
  /** Indexes of the facets shown in the list row. */
  readonly shown: readonly number[]
  /** Whether computer shops sell it. */
  readonly isComputer: boolean
  readonly lines: readonly CompiledLine[]
  readonly lineDraws: Draws
  /** Index of the facet that distinguishes variants. */
  readonly variant: number
  /** Facets with an influence on the price. */
  readonly priced: readonly { readonly facet: number; readonly factors: readonly number[] }[]
  /** Facets that a seller may omit. */
  readonly optional: readonly number[]
}

/** @throws RangeError when a blueprint refers to a facet or a value that it does not have. */
export function compileBlueprint(
  blueprint: Blueprint,
  makerIdOf: (maker: string) => number,
): CompiledBlueprint {
  const { facets, specs } = blueprint
  const place = (key: string): number => {
    const found = facets.findIndex(facet => facet.key === key)
    if (found < 0) throw new RangeError(`${blueprint.name} has no facet ${key}`)
    return found
  }
  const variant = place(blueprint.variant)
  const inTitle = facetsIn(blueprint.title).map(place)
  const anyDraws = facets.map(facet => drawsOf(facet, Array.from(facet.values.keys())))
  const lines = blueprint.lines.map((line): CompiledLine => {
    const draws = [...anyDraws]
    for (const [key, pinned] of Object.entries(line.pinned)) {
      const facet = at(facets, place(key))
      draws[place(key)] = drawsOf(facet, pinnedValues(facet, pinned))
    }
    const named = new Set([...inTitle, ...facetsIn(line.text).map(place)])
    return {
      makerId: makerIdOf(line.maker),
      pieces: lazily(() => piecesOf(blueprint.title.replace('{line}', line.text), place)),
      price: blueprint.price * line.factor,
      draws,
      variants: Array.from(new Set(at(draws, variant))).slice(0, 5),
      named: Array.from(named, facet => ({ facet, size: at(facets, facet).values.length + 1 })),
      unnamed: Array.from(facets.keys()).filter(facet => !named.has(facet)),
      coded: hasCode(blueprint.title + line.text),
    }
  })
  const kept = new Set([
    variant,
    ...specs.map(place),
    ...lines.flatMap(line => line.named.map(({ facet }) => facet)),
  ])
  return {
    blueprint,
    facets: facets.map(facetOf),
    values: facets.map(({ values }) => values),
    shown: specs.map(place),
    isComputer: isComputerCategory(blueprint.cateId),
    lines,
    lineDraws: blueprint.lines.flatMap(({ text }, index) => Array<number>(1 + (hash(text) % 3)).fill(index)),
    variant,
    priced: facets.flatMap(({ factors }, facet) =>
      factors.some(factor => factor !== 1) ? [{ facet, factors }] : [],
    ),
    optional: Array.from(facets.keys()).filter(facet => !kept.has(facet)),
  }
}

function pinnedValues(facet: BlueprintFacet, pinned: Line['pinned'][string]): number[] {
  return (typeof pinned === 'string' ? [pinned] : [...pinned]).map(value => {
    const found = facet.values.indexOf(value)
    if (found < 0) throw new RangeError(`${facet.name} has no value ${value}`)
    return found
  })
}

/** Values of a facet are not equally common; a hash of their names makes some two or three times as likely. */
function drawsOf({ key, values }: BlueprintFacet, among: readonly number[]): Draws {
  return among.flatMap(value => Array<number>(1 + (hash(key, at(values, value)) % 3)).fill(value))
}

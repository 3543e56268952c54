import { at } from './at.ts'
import type { Blueprint, Freight } from './blueprint.ts'
import type { Facet } from './catalogue.ts'
import { compileBlueprint } from './compile-blueprint.ts'
import { compileParts } from './compile-parts.ts'
import { fillLines } from './fill-lines.ts'
import { fillParts } from './fill-parts.ts'
import type { Assortment, Counters, ItemColumns } from './item-columns.ts'
import type { PartSource } from './part-source.ts'
import type { Part } from './parts/part.ts'
import type { Random } from './random.ts'

/** A leaf category that is ready to be filled with any number of items. */
export interface LeafPlan {
  readonly cateId: string
  readonly name: string
  readonly picture: string
  readonly weight: number
  readonly freight: Freight
  readonly isPart: boolean
  prepare(makerIdOf: (maker: string) => number): PreparedLeaf
}

interface PreparedLeaf {
  readonly facets: readonly Facet[]
  /** The real part in a row, where the leaf is of real parts. */
  readonly partOf?: (row: number) => Part
  fill(columns: ItemColumns, random: Random, counters: Counters): Assortment
}

export function planLines(blueprint: Blueprint): LeafPlan {
  const { cateId, name, picture, weight = 1, freight } = blueprint
  return {
    cateId,
    name,
    picture,
    weight,
    freight,
    isPart: false,
    prepare(makerIdOf) {
      const compiled = compileBlueprint(blueprint, makerIdOf)
      return {
        facets: compiled.facets,
        fill: (columns, random, counters) => fillLines(columns, compiled, random, counters),
      }
    },
  }
}

export function planParts(source: PartSource): LeafPlan {
  const { cateId, name, picture, weight } = source
  return {
    cateId,
    name,
    picture,
    weight,
    freight: 'parcel',
    isPart: true,
    prepare(makerIdOf) {
      const compiled = compileParts(source, makerIdOf)
      return {
        facets: compiled.facets,
        partOf: row => at(compiled.entries, row % compiled.entries.length).part,
        fill: (columns, random, counters) => fillParts(columns, compiled, random, counters),
      }
    },
  }
}

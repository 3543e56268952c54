import { at } from './at.ts'
import { type Blueprint, blueprints, type Freight } from './blueprints/blueprints.ts'
import { compileBlueprint } from './blueprints/compile-blueprint.ts'
import { fillLines } from './blueprints/fill-lines.ts'
import type { Facet } from './catalogue.ts'
import type { Assortment, Counters, ItemColumns } from './item-columns.ts'
import { compileParts, fillParts } from './parts/fill-parts.ts'
import type { Part } from './parts/part.ts'
import { type PartSource, partSources } from './parts/part-sources.ts'
import type { Random } from './random.ts'

/** A leaf category that is ready to be filled with any number of items. */
export interface PreparedLeaf {
  readonly cateId: string
  readonly name: string
  readonly picture: string
  /** Share of the catalogue's items. */
  readonly weight: number
  readonly freight: Freight
  readonly facets: readonly Facet[]
  /** Whether the products go into the site's standard PCs. */
  readonly isPart: boolean
  /** The real part in a row, where the leaf is of real parts. */
  readonly partOf?: (row: number) => Part
  fill(columns: ItemColumns, random: Random, counters: Counters): Assortment
}

const makerIds = new Map<string, number>()

/** Every leaf in the order of the ids, compiled once for all catalogues: only what is drawn depends on the seed. */
export const preparedLeaves: readonly PreparedLeaf[] = [...partSources, ...blueprints]
  .sort((a, b) => Number(a.cateId) - Number(b.cateId))
  .map(leaf => ('entries' in leaf ? prepareParts(leaf) : prepareLines(leaf)))

/** Makers of all leaves; an item's maker is an index into them. */
export const makers: readonly string[] = Array.from(makerIds.keys())

function makerIdOf(maker: string): number {
  const id = makerIds.get(maker) ?? makerIds.size
  makerIds.set(maker, id)
  return id
}

function prepareLines(blueprint: Blueprint): PreparedLeaf {
  const { cateId, name, picture, weight = 1, freight } = blueprint
  const compiled = compileBlueprint(blueprint, makerIdOf)
  return {
    ...{ cateId, name, picture, weight, freight, isPart: false },
    facets: compiled.facets,
    fill: (columns, random, counters) => fillLines(columns, compiled, random, counters),
  }
}

function prepareParts(source: PartSource): PreparedLeaf {
  const { cateId, name, picture, weight } = source
  const compiled = compileParts(source, makerIdOf)
  return {
    ...{ cateId, name, picture, weight, freight: 'parcel', isPart: true },
    facets: compiled.facets,
    partOf: row => at(compiled.entries, row % compiled.entries.length).part,
    fill: (columns, random, counters) => fillParts(columns, compiled, random, counters),
  }
}

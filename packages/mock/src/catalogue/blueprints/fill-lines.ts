import { at } from '../at.ts'
import { today } from '../epoch.ts'
import { type Assortment, type Counters, createAssortment, type ItemColumns } from '../item-columns.ts'
import type { Random } from '../random.ts'
import type { CompiledBlueprint } from './compile-blueprint.ts'
import { lineItemText } from './line-item-text.ts'

const triesForNewName = 5
const variantShare = 0.22
const unstatedShare = 0.04

/** Fills the columns with products drawn from lines and facets, some of them in groups of variants. */
export function fillLines(
  columns: ItemColumns,
  compiled: CompiledBlueprint,
  random: Random,
  counters: Counters,
): Assortment {
  const { lines } = compiled
  const lineOf = new Uint16Array(columns.size)
  const editionOf = new Uint16Array(columns.size)
  const assortment = createAssortment(columns.size, row =>
    lineItemText({ compiled, columns, row, line: at(lineOf, row), edition: at(editionOf, row) }),
  )
  const editions = new Map<number, number>()
  let row = 0
  while (row < columns.size) {
    const drawn = drawUnseen(columns, compiled, random, row, editions)
    lineOf[row] = drawn
    editionOf[row] = countEdition(editions, identityOf(columns, compiled, row, drawn))
    const { makerId, variants } = at(lines, drawn)
    const appeal = random.unit()
    const mood = 0.93 + 0.14 * random.unit()
    const launched = today - 60 - random.below(1500)
    const first = row
    const siblings = random.unit() < variantShare ? Math.min(variants.length, columns.size - first) : 1
    if (siblings > 1) counters.group++
    for (let sibling = 0; sibling < siblings; sibling++, row++) {
      if (sibling > 0) {
        copySpecs(columns, first, row)
        lineOf[row] = drawn
      }
      if (siblings > 1) {
        columns.groups[row] = counters.group
        at(columns.specs, compiled.variant)[row] = at(variants, sibling) + 1
        editionOf[row] = countEdition(editions, identityOf(columns, compiled, row, drawn))
      }
      columns.makers[row] = makerId
      assortment.appeal[row] = appeal * (1 - 0.12 * sibling)
      assortment.launched[row] = launched
      assortment.worth[row] = mood * worthOf(columns, compiled, row, drawn)
      if (sibling > 0 || siblings === 1) forgetSome(columns, compiled, random, row)
    }
  }
  return assortment
}

function drawUnseen(
  columns: ItemColumns,
  compiled: CompiledBlueprint,
  random: Random,
  row: number,
  editions: ReadonlyMap<number, number>,
): number {
  let drawn = 0
  for (let attempt = 0; attempt < triesForNewName; attempt++) {
    drawn = at(compiled.lineDraws, random.below(compiled.lineDraws.length))
    const { draws, named } = at(compiled.lines, drawn)
    for (const { facet } of named) drawFacet(columns, draws, facet, row, random)
    if (!editions.has(identityOf(columns, compiled, row, drawn))) break
  }
  const { draws, unnamed } = at(compiled.lines, drawn)
  for (const facet of unnamed) drawFacet(columns, draws, facet, row, random)
  return drawn
}

function drawFacet(
  columns: ItemColumns,
  draws: readonly (readonly number[])[],
  facet: number,
  row: number,
  random: Random,
): void {
  const choices = at(draws, facet)
  at(columns.specs, facet)[row] = at(choices, random.below(choices.length)) + 1
}

/** A number that identifies a row's name. */
function identityOf(columns: ItemColumns, { lines }: CompiledBlueprint, row: number, drawn: number): number {
  let identity = drawn
  for (const { facet, size } of at(lines, drawn).named) {
    identity = identity * size + at(at(columns.specs, facet), row)
  }
  return identity
}

function countEdition(editions: Map<number, number>, identity: number): number {
  const seen = editions.get(identity) ?? 0
  editions.set(identity, seen + 1)
  return seen
}

function copySpecs(columns: ItemColumns, from: number, to: number): void {
  for (const column of columns.specs) column[to] = at(column, from)
}

function worthOf(columns: ItemColumns, compiled: CompiledBlueprint, row: number, drawn: number): number {
  let worth = at(compiled.lines, drawn).price
  for (const { facet, factors } of compiled.priced) {
    worth *= at(factors, at(at(columns.specs, facet), row) - 1)
  }
  return worth
}

/** Real sellers omit things: drops a value now and then, but never one that is part of the name. */
function forgetSome(
  columns: ItemColumns,
  { optional }: CompiledBlueprint,
  random: Random,
  row: number,
): void {
  if (optional.length === 0 || random.unit() > unstatedShare * optional.length) return
  at(columns.specs, at(optional, random.below(optional.length)))[row] = 0
}

import { alignSpecs, type SpecColumn } from './align-specs.ts'
import { betterPlaces } from './better-value.ts'

export interface SpecCell {
  /** Null if the product does not state it. */
  readonly text: string | null
  readonly isBetter: boolean
}

export interface ComparedRow {
  readonly key: string
  readonly name: string
  readonly table: string
  /** Whether two products state it, and differ. */
  readonly isDiffering: boolean
  /** By column; null for a product that has not loaded. */
  readonly cells: readonly (SpecCell | null)[]
}

export interface SpecComparison {
  readonly rows: readonly ComparedRow[]
  /** Whether the products are of different categories. If so, what all of them state comes first in its table. */
  readonly isMixed: boolean
}

/**
 * Compares specifications side by side: all of them, also those that not every product states. "Products of different
 * categories compare on what they share and say so": such rows come first.
 *
 * @param columns null for a product that has not loaded; it is ignored
 */
export function compareSpecs(columns: readonly (SpecColumn | null)[]): SpecComparison {
  const loaded = columns.filter(column => column !== null)
  const isMixed = new Set(loaded.map(({ cateId }) => cateId)).size > 1
  const rows = alignSpecs(loaded)
    .toSorted((one, other) =>
      isMixed ? Number(one.values.includes(null)) - Number(other.values.includes(null)) : 0,
    )
    .map(({ key, name, table, values }): ComparedRow => {
      const better = betterPlaces(name, values)
      const cells = values.map((text, place) => ({ text, isBetter: better.includes(place) }))
      const stated = values.flatMap(value => (value === null ? [] : [value.replace(/\s+/g, ' ')]))
      const isDiffering = new Set(stated).size > 1
      return { key, name, table, isDiffering, cells: spread(cells, columns) }
    })
  return { rows, isMixed }
}

/**
 * The rows to show: "differences first (only differing rows by default)". A single product has no differences, so all
 * its rows are shown.
 */
export function rowsShown({ rows }: SpecComparison, showsAll: boolean): readonly ComparedRow[] {
  const isComparing = rows.some(({ cells }) => cells.filter(cell => cell !== null).length > 1)
  return showsAll || !isComparing ? rows : rows.filter(({ isDiffering }) => isDiffering)
}

/** Distributes the cells of loaded products over all columns. */
function spread(
  cells: readonly SpecCell[],
  columns: readonly (SpecColumn | null)[],
): readonly (SpecCell | null)[] {
  const loadedPlaces = columns.flatMap((column, place) => (column === null ? [] : [place]))
  return columns.map((_, place) => cells[loadedPlaces.indexOf(place)] ?? null)
}

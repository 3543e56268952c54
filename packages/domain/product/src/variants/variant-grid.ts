import type { Variant } from '@jeoul/api/types'
import { specAmount } from '@jeoul/format/amount'
import { itemHeadline } from '@jeoul/personal-price'
import { splitLabel, type VariantKind } from './variant-kind.ts'

/** A cell of the grid: the open product itself, another variant, or null if there is none. */
export type VariantCell = 'present' | Variant | null

interface VariantRow {
  /** Such as 500GB; '' if the variants differ only in how they are sold. */
  readonly difference: string
  /** One for each of the grid's kinds. */
  readonly cells: readonly VariantCell[]
}

/** The variants of a product by their differences: a row for each size or colour, a column for each kind. */
export interface VariantGrid {
  /** The ways in which the variants are sold; '' for variants whose label does not contain one. */
  readonly kinds: readonly (VariantKind | '')[]
  readonly rows: readonly VariantRow[]
  /** Discontinued variants, which are in no row. */
  readonly gone: readonly Variant[]
}

/** The usual kinds first, then those with conditions. */
const order: readonly (VariantKind | '')[] = [
  '',
  '기본',
  '정품',
  '멀티팩 정품',
  '벌크',
  '병행수입',
  '해외구매',
]
const discontinued = 0

/**
 * Arranges variants by size or colour and by how they are sold. Rows are sorted by size if all sizes are amounts of one
 * unit (assumed). If two variants share a cell, the cheaper one is shown.
 *
 * @param ownLabel the open product's own label; '' if the host does not send it, which leaves the product out of the
 *   grid
 * @param variants the other variants of the product
 */
export function variantGrid(ownLabel: string, variants: readonly Variant[]): VariantGrid {
  const live = variants.filter(({ state }) => state !== discontinued)
  const places = [
    ...(ownLabel === '' ? [] : [{ ...splitLabel(ownLabel), cell: 'present' as const }]),
    ...live.toSorted(byPrice).map(variant => ({ ...splitLabel(variant.label), cell: variant })),
  ]
  const used = new Set(places.map(({ kind }) => kind))
  const kinds = order.filter(kind => used.has(kind))
  // The host's order; `places` is sorted by price only to choose between duplicates.
  const differences = [ownLabel, ...live.map(({ label }) => label)]
    .filter((label, place) => place > 0 || label !== '')
    .map(label => splitLabel(label).difference)
  return {
    kinds,
    rows: sortSizes([...new Set(differences)]).map(difference => ({
      difference,
      cells: kinds.map(
        kind => places.find(place => place.kind === kind && place.difference === difference)?.cell ?? null,
      ),
    })),
    gone: variants.filter(({ state }) => state === discontinued),
  }
}

function byPrice(one: Variant, other: Variant): number {
  return totalOf(one) - totalOf(other) || 0
}

/** The figure that the grid shows, in won; infinite for a variant without a price. */
function totalOf({ state, ...variant }: Variant): number {
  return itemHeadline({ ...variant, price_state: state })?.total ?? Number.POSITIVE_INFINITY
}

function sortSizes(differences: readonly string[]): readonly string[] {
  const sizes = differences.map(difference => ({ difference, size: specAmount(difference) }))
  const unit = sizes[0]?.size?.unit
  if (unit === undefined || sizes.some(({ size }) => size?.unit !== unit)) return differences
  return sizes
    .toSorted((one, other) => (one.size?.amount ?? 0) - (other.size?.amount ?? 0))
    .map(({ difference }) => difference)
}

import type { FilterIndexResponse, Trait } from '@jeoul/api/types'

/** For each item the position of its value, from 1; 0 if it has none. */
type Column = Uint16Array

/** The filterable values of all items of a category, in columns of the same order. */
export interface FilterIndex {
  readonly size: number
  /** In won; 0 without a price. */
  readonly cash: Uint32Array
  readonly card: Uint32Array
  /** For each item the number of its product, from 1; null if the host lists every variant separately. */
  readonly products: Column | null
  readonly makers: { readonly ids: readonly string[]; readonly column: Column }
  readonly specs: readonly {
    readonly key: string
    readonly values: readonly string[]
    readonly column: Column
  }[]
  /** 1 for the items that have the trait. Empty if the host does not send traits. */
  readonly traits: readonly { readonly key: Trait; readonly column: Column }[]
}

/**
 * Validates an index and packs its columns into typed arrays. Source: assumed.
 *
 * @returns null if the host has no index, or if its columns are inconsistent
 */
export function readFilterIndex({ success, result }: FilterIndexResponse): FilterIndex | null {
  if (success !== true || !result) return null
  const { size, cash, card, makers, specs, products, traits = [] } = result
  const isColumn = (column: readonly number[], values: readonly string[]) =>
    column.length === size && column.every(place => place >= 0 && place <= values.length)
  const fits =
    cash.length === size &&
    card.length === size &&
    (!products || (products.length === size && products.every(product => product >= 1 && product <= size))) &&
    isColumn(makers.column, makers.ids) &&
    specs.every(({ column, values }) => isColumn(column, values)) &&
    traits.every(({ column }) => column.length === size)
  if (!fits) return null
  return {
    size,
    cash: Uint32Array.from(cash),
    card: Uint32Array.from(card),
    products: products ? Uint16Array.from(products) : null,
    makers: { ids: makers.ids, column: Uint16Array.from(makers.column) },
    specs: specs.map(({ key, values, column }) => ({ key, values, column: Uint16Array.from(column) })),
    traits: traits.map(({ key, column }) => ({ key, column: Uint16Array.from(column) })),
  }
}

/** The index of a host that does not know a trait. */
export function withoutTrait(index: FilterIndex, trait: Trait): FilterIndex {
  return { ...index, traits: index.traits.filter(({ key }) => key !== trait) }
}

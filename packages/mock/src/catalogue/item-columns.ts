import type { ItemTable, ItemText } from './catalogue.ts'

/** The columns of one leaf while they are filled. */
export type ItemColumns = Omit<ItemTable, 'text'>

/** All columns of a leaf lie in one buffer: thousands of small ones would keep the garbage collector busy. */
export function createColumns(size: number, facets: number): ItemColumns {
  const buffer = new ArrayBuffer(size * (8 * 4 + (1 + facets) * 2 + 5))
  let start = 0
  function place<Column>(
    make: new (buffer: ArrayBuffer, start: number, size: number) => Column,
    bytes: number,
  ): Column {
    const column = new make(buffer, start, size)
    start += bytes * size
    return column
  }
  const long = (): Uint32Array => place(Uint32Array, 4)
  const short = (): Uint16Array => place(Uint16Array, 2)
  const tiny = (): Uint8Array => place(Uint8Array, 1)
  const longs = {
    ids: long(),
    cash: long(),
    card: long(),
    reviews: long(),
    zzims: long(),
    registered: long(),
    popularity: long(),
    groups: long(),
  }
  const shorts = { makers: short(), specs: Array.from({ length: facets }, short) }
  const tinies = { states: tiny(), deliveries: tiny(), malls: tiny(), scores: tiny(), flags: tiny() }
  return { size, ...longs, ...shorts, ...tinies }
}

/** What is known of the products before the market puts prices on them. */
export interface Assortment {
  /** Fair price of a row in won, before the market's noise. */
  readonly worth: Float64Array
  /** How much a row is liked, 0–1. */
  readonly appeal: Float64Array
  /** First day on which a row can have been registered, in days since 1970. */
  readonly launched: Uint32Array
  text(row: number): ItemText
}

export function createAssortment(size: number, text: Assortment['text']): Assortment {
  return {
    worth: new Float64Array(size),
    appeal: new Float64Array(size),
    launched: new Uint32Array(size),
    text,
  }
}

/** Hands out numbers that no other leaf of the catalogue has. */
export interface Counters {
  /** Number of the next group of variants. */
  group: number
  /** Id of the next item. */
  item: number
}

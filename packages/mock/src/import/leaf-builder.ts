import type { PartFigures } from '@jeoul/api/types'
import type { PriceState } from '../catalogue/catalogue.ts'
import { Column } from './column.ts'
import { flattenRecord } from './flatten-record.ts'

/** How many fields of a category are kept. Data with more uses values as keys. */
const maxFields = 400

/** What every item has. */
export interface Basics {
  readonly name: string
  /** Number of the maker. */
  readonly maker: number
  /** 0 for no price. */
  readonly won: number
  /** Where the source states it. */
  readonly state: PriceState | undefined
}

/** Collects the items of one category into columns while the sources are read. */
export class LeafBuilder {
  readonly path: readonly string[]
  /** Its id, where it does not follow from the path. */
  readonly cateId: string | undefined
  readonly names: string[] = []
  readonly makers: number[] = []
  readonly prices: number[] = []
  /** By row, where the source states them. */
  readonly states = new Map<number, PriceState>()
  readonly columns = new Map<string, Column>()
  /** The figures for compatibility, by the rows of parts. */
  readonly figures = new Map<number, PartFigures>()
  /** The number of fields that were not kept. */
  fieldsDropped = 0

  constructor(path: readonly string[], cateId?: string) {
    this.path = path
    this.cateId = cateId
  }

  add(
    { name, maker, won, state }: Basics,
    record: Readonly<Record<string, unknown>>,
    figures?: PartFigures,
  ): void {
    const row = this.names.push(name) - 1
    this.makers.push(maker)
    this.prices.push(won)
    if (state !== undefined) this.states.set(row, state)
    if (figures) this.figures.set(row, figures)
    flattenRecord(record, (path, value, isCount) => this.#columnOf(path, isCount)?.set(row, value))
  }

  #columnOf(path: string, isCount = false): Column | undefined {
    const known = this.columns.get(path)
    if (known) return known
    if (this.columns.size >= maxFields) {
      this.fieldsDropped++
      return undefined
    }
    const column = new Column(path, isCount)
    this.columns.set(path, column)
    return column
  }
}

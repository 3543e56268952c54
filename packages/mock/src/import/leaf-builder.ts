import { Column } from './column.ts'
import { flattenRecord } from './flatten-record.ts'

/** How many fields of a category are kept. Data with more uses values as keys. */
const maxFields = 400

/** Collects the items of one category into columns while the sources are read. */
export class LeafBuilder {
  readonly path: readonly string[]
  readonly names: string[] = []
  readonly makers: number[] = []
  readonly prices: number[] = []
  readonly columns = new Map<string, Column>()
  /** The number of fields that were not kept. */
  fieldsDropped = 0

  constructor(path: readonly string[]) {
    this.path = path
  }

  add(name: string, maker: number, price: number, record: Readonly<Record<string, unknown>>): void {
    const row = this.names.push(name) - 1
    this.makers.push(maker)
    this.prices.push(price)
    flattenRecord(record, (path, value) => this.#columnOf(path)?.set(row, value))
  }

  #columnOf(path: string): Column | undefined {
    const known = this.columns.get(path)
    if (known) return known
    if (this.columns.size >= maxFields) {
      this.fieldsDropped++
      return undefined
    }
    const column = new Column(path)
    this.columns.set(path, column)
    return column
  }
}

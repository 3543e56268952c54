import type { Scalar } from './field-path.ts'

/** How many distinct texts are kept of a field. With more, and few of them repeated, the field is useless as a facet. */
const crowd = 20_000

/** One field of a category's items: a dictionary of its values and one code per row. Code 0 means the row has none. */
export class Column {
  readonly path: string
  /** Its numbers count the objects of a list. */
  readonly isCount: boolean
  /** The value of code `n` is at index `n - 1`. */
  readonly values: Scalar[] = []
  /** The number of rows with each value. */
  readonly counts: number[] = []
  stated = 0
  /** Nearly every row has its own text, so the field is no longer collected. */
  crowded = false
  #codes = new Uint32Array(64)
  readonly #known = new Map<Scalar, number>()

  constructor(path: string, isCount = false) {
    this.path = path
    this.isCount = isCount
  }

  set(row: number, value: Scalar): void {
    if (this.codeAt(row) !== 0) return
    this.stated++
    if (this.crowded) return
    let code = this.#known.get(value)
    if (code === undefined) {
      if (typeof value === 'string' && this.values.length >= crowd && this.values.length > this.stated / 2) {
        this.#giveUp()
        return
      }
      code = this.values.push(value)
      this.counts.push(0)
      this.#known.set(value, code)
    }
    if (row >= this.#codes.length) this.#grow(row)
    this.#codes[row] = code
    this.counts[code - 1] = (this.counts[code - 1] ?? 0) + 1
  }

  codeAt(row: number): number {
    return this.#codes[row] ?? 0
  }

  #grow(row: number): void {
    const codes = new Uint32Array(Math.max(row + 1, this.#codes.length * 2))
    codes.set(this.#codes)
    this.#codes = codes
  }

  #giveUp(): void {
    this.crowded = true
    this.values.length = 0
    this.counts.length = 0
    this.#known.clear()
    this.#codes = new Uint32Array(0)
  }
}

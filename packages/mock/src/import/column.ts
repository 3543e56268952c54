import type { Scalar } from './field-path.ts'

/** Distinct texts that are kept of one field; past it, a field that hardly repeats itself is no use to anyone. */
const crowd = 20_000

/** One field of a category's items: a dictionary of its values, and a code a row (0: not stated). */
export class Column {
  readonly path: string
  /** The value of code `n` is at `n - 1`. */
  readonly values: Scalar[] = []
  /** How many rows have each value. */
  readonly counts: number[] = []
  stated = 0
  /** The field was given up: nearly every row has a text of its own. */
  crowded = false
  #codes = new Uint32Array(64)
  readonly #known = new Map<Scalar, number>()

  constructor(path: string) {
    this.path = path
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

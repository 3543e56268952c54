import type { PartIdentity } from './part-identity.ts'

interface Priced {
  readonly details: PartIdentity['details']
  readonly won: number
}

/** Prices of parts from other files than those of the parts. */
export class PriceBook {
  readonly #byName = new Map<string, Priced[]>()

  add({ names, details }: PartIdentity, won: number): void {
    for (const name of names) {
      const known = this.#byName.get(name) ?? []
      known.push({ details, won })
      this.#byName.set(name, known)
    }
  }

  /** The lowest price of the same part in won; 0 where none is known. */
  find({ names, details }: PartIdentity): number {
    let lowest = 0
    for (const priced of names.flatMap(name => this.#byName.get(name) ?? [])) {
      if (contradicts(priced.details, details)) continue
      if (lowest === 0 || priced.won < lowest) lowest = priced.won
    }
    return lowest
  }
}

function contradicts(one: PartIdentity['details'], other: PartIdentity['details']): boolean {
  return Object.entries(one).some(([detail, values]) => {
    const others = other[detail] ?? []
    return values.length > 0 && others.length > 0 && !values.some(value => others.includes(value))
  })
}

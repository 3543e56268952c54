/** One line of an estimate. */
export interface EstimateLine {
  readonly partId: string
  /** 1 to 100 (`maxPieces`). */
  readonly quantity: number
}

/** The number of parts that the contract looks up at once (`findParts`). */
export const maxLines = 64

/** The contract's pattern of a part id: a product's number, or s and a number. */
const partId = /^(?:[0-9]{1,12}|s[0-9]{1,6})$/

export function isPartId(text: string): boolean {
  return partId.test(text)
}

/** One line of an estimate. */
export interface EstimateLine {
  readonly partId: string
  /** 1 to 100 (`mostPieces`). */
  readonly quantity: number
}

/** As many as the contract looks up at once (`findParts`). */
export const mostLines = 64

/** As the contract writes a part's id: a product's number, or s and a number. */
const partId = /^(?:[0-9]{1,12}|s[0-9]{1,6})$/

export function isPartId(text: string): boolean {
  return partId.test(text)
}

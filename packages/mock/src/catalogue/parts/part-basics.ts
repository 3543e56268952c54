/** What every real part has besides the facts of its kind. */
export interface PartBasics {
  readonly maker: string
  readonly model: string
  /** Year of the first sale. */
  readonly year: number
  /** Usual street price in won. Assumed: prices move, the facts beside them don't. */
  readonly price: number
}

/** An export in the form of a shop, made up, and what an import without options has to make of it. */
export interface ShopExport {
  /** The shop, and what its file is about. */
  readonly title: string
  readonly file: string
  readonly text: string
  /** UTF-8 unless stated. */
  readonly encoding?: string
  readonly currency?: string
  /** How many products there are, where variants count as one. */
  readonly products: number
  /**
   * Each item: its category, name, [variant], maker and won or price state. Items with the same #number are variants of one
   * product.
   */
  readonly items: readonly string[]
}

import json from './words.json' with { type: 'json' }

/** The meaning of a well-known field to shoppers. */
export interface Term {
  readonly label: string
  /** The unit 'clock' becomes GHz or MHz, depending on the numbers. */
  readonly unit?: string
  /** How much it matters to shoppers; 1 is normal. */
  readonly weight?: number
  /** 0 is a value here ('no such connector'), not a missing one. */
  readonly counts?: boolean
  /** How a pair of numbers reads: `DDR{first} {second}MHz`. */
  readonly pair?: string
}

type Texts = readonly string[]

/** The words of PC parts data and of goods, in lower case unless they are shown (assumed). */
export const words: {
  /** By the end of a field's path in snake case. */
  readonly terms: Readonly<Record<string, Term>>
  /** Korean for values that mean the same in any data. */
  readonly values: Readonly<Record<string, string>>
  /** Values that mean 'unknown'. */
  readonly unstated: Texts
  /** Units by the ends of field names. */
  readonly unitSuffixes: Readonly<Record<string, string>>
  /** Kinds of goods: patterns of file names and of category names, the drawing, and the category of such a file. */
  readonly kinds: readonly { file: string; words: string; drawing: string; category?: string }[]
  /** Makers of several words. */
  readonly makers: Texts
} = json

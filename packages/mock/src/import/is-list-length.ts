import type { Column } from './column.ts'
import type { ColumnReading } from './read-column.ts'

/** A plural before `length`; 'glass', 'chassis', 'lens' and the like are none (assumed). */
const plural = /[a-z](?<![siu]|canva|len)s\.length$/i
/** Plurals that hold the measures of the one product (assumed). */
const measures = /(?:dimension|measurement|spec|specification|attribute|propertie|detail|size)s\.length$/i

/**
 * Whether a field is how many there are of something, and not how long it is: lists of JSON, and whole numbers without
 * a unit under a plural, as `reviews.length` is where a list was flattened.
 */
export function isListLength(column: Column, reading: ColumnReading): boolean {
  if (column.isCount) return true
  if (reading.kind !== 'number' || reading.unit !== undefined) return false
  if (!plural.test(column.path) || measures.test(column.path)) return false
  return reading.values.every(value => value === undefined || Number.isInteger(value))
}

import type { PartFigures } from '@jeoul/api/types'
import type { Leaf } from '../catalogue.ts'
import { figuresOf } from './figures-of.ts'

/** The figures of the part in a row, generated or imported; undefined for what is no part. */
export function figuresAt({ partOf, figures }: Leaf, row: number): PartFigures | undefined {
  const part = partOf?.(row)
  return part ? figuresOf(part) : figures?.(row)
}

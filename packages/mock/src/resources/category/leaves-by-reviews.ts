import type { CategoryNode } from '../../catalogue/catalogue.ts'
import type { CatalogueIndex } from '../../index/catalogue-index.ts'

export interface ReviewedLeaf {
  readonly node: CategoryNode
  readonly reviews: number
}

/** All leaves, those with the most reviews first. */
export function leavesByReviews({ categories, columns }: CatalogueIndex): readonly ReviewedLeaf[] {
  return [...categories.values()]
    .filter(({ leaf, size }) => leaf !== undefined && size > 0)
    .map(({ node, start, size }) => ({ node, reviews: sum(columns.reviews.subarray(start, start + size)) }))
    .sort((a, b) => b.reviews - a.reviews)
}

function sum(column: Uint32Array): number {
  return column.reduce((total, value) => total + value, 0)
}

import type { AsideBlock } from '@jeoul/api/types'
import type { CategoryNode } from '../catalogue/catalogue.ts'
import type { CatalogueIndex } from '../index/catalogue-index.ts'
import type { CategoryRun } from '../index/category-run.ts'

const mostLinks = 8

/** Links to the categories beside this one, and to those with the most reviews; no block without links. */
export function buildAside(index: CatalogueIndex, { node, ancestors }: CategoryRun): readonly AsideBlock[] {
  const siblings = ancestors.at(-1)?.children ?? index.catalogue.roots
  const others = (nodes: readonly CategoryNode[]) => nodes.filter(({ cateId }) => cateId !== node.cateId)
  return [
    { title: '함께 보는 카테고리', links: linksTo(others(siblings)) },
    { title: '인기 카테고리', links: linksTo(others(leavesByReviews(index))) },
  ].filter(({ links }) => links.length > 0)
}

function linksTo(nodes: readonly CategoryNode[]): AsideBlock['links'] {
  return nodes.slice(0, mostLinks).map(({ cateId, name }) => ({ title: name, href: `/list/${cateId}` }))
}

function leavesByReviews({ categories, columns }: CatalogueIndex): readonly CategoryNode[] {
  return [...categories.values()]
    .filter(({ leaf, size }) => leaf !== undefined && size > 0)
    .map(({ node, start, size }) => ({ node, reviews: sum(columns.reviews.subarray(start, start + size)) }))
    .sort((a, b) => b.reviews - a.reviews)
    .map(({ node }) => node)
}

function sum(column: Uint32Array): number {
  return column.reduce((total, value) => total + value, 0)
}

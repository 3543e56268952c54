import type { AsideBlock } from '@jeoul/api/types'
import type { CategoryNode } from '../../catalogue/catalogue.ts'
import type { CatalogueIndex } from '../../index/catalogue-index.ts'
import type { CategoryRun } from '../../index/category-run.ts'
import { leavesByReviews } from '../category/leaves-by-reviews.ts'

const maxLinks = 8

/** Links to sibling categories, and to those with the most reviews; blocks without links are left out. */
export function buildAside(index: CatalogueIndex, { node, ancestors }: CategoryRun): readonly AsideBlock[] {
  const siblings = ancestors.at(-1)?.children ?? index.catalogue.roots
  const others = (nodes: readonly CategoryNode[]) => nodes.filter(({ cateId }) => cateId !== node.cateId)
  return [
    { title: '함께 보는 카테고리', links: linksTo(others(siblings)) },
    { title: '인기 카테고리', links: linksTo(others(leavesByReviews(index).map(leaf => leaf.node))) },
  ].filter(({ links }) => links.length > 0)
}

/** Links to the categories with the most reviews, for pages without a category. */
export function buildMainAside(index: CatalogueIndex): readonly AsideBlock[] {
  return [{ title: '인기 카테고리', links: linksTo(leavesByReviews(index).map(leaf => leaf.node)) }].filter(
    ({ links }) => links.length > 0,
  )
}

function linksTo(nodes: readonly CategoryNode[]): AsideBlock['links'] {
  return nodes.slice(0, maxLinks).map(({ cateId, name }) => ({ title: name, href: `/list/${cateId}` }))
}

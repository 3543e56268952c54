import { generateCatalogue } from '@jeoul/mock'

export const pageSize = 30

export interface ListPage {
  readonly cateId: string
  /** From 1. */
  readonly page: number
}

/** Every page of every category of the generated catalogue; neighbours come from different categories. */
export function listPages(items: number): readonly ListPage[] {
  const { leaves } = generateCatalogue({ items })
  return Array.from(leaves, ([cateId, leaf]) =>
    Array.from({ length: Math.ceil(leaf.items.size / pageSize) }, (_, index) => ({
      cateId,
      page: index + 1,
    })),
  )
    .flat()
    .sort((a, b) => a.page - b.page)
}

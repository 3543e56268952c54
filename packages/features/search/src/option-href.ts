import { hrefs } from '@jeoul/router'
import type { LayerOption } from '@jeoul/search'

/** Where an option of the search layer leads. */
export function optionHref({ keyword, cateId }: Pick<LayerOption, 'keyword' | 'cateId'>): string {
  return cateId === null ? hrefs.searchFor(keyword) : hrefs.list(cateId)
}

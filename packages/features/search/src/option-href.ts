import { hrefs } from '@jeoul/router'
import type { LayerOption } from '@jeoul/search'

/** The address that an option of the search layer leads to. */
export function optionHref({ keyword, cateId }: Pick<LayerOption, 'keyword' | 'cateId'>): string {
  return cateId === null ? hrefs.searchFor(keyword) : hrefs.list(cateId)
}

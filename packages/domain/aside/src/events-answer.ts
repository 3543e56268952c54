import type { ShopEvent } from '@jeoul/api/types'
import { isSitePath } from '@jeoul/page'

interface EventsAnswer {
  readonly success: boolean
  readonly result: { readonly totalcount: number; readonly list: readonly ShopEvent[] }
}

/** The events of a category (specification, section 7); those that lead off the site are left out. */
export function readEvents({ success, result }: EventsAnswer): readonly ShopEvent[] | null {
  return success ? result.list.filter(({ href, title }) => title && isSitePath(href)) : null
}

import type { ShopEvent } from '@jeoul/api/types'
import { isSitePath } from '@jeoul/page'

interface EventsAnswer {
  readonly success: boolean
  readonly result: { readonly totalcount: number; readonly list: readonly ShopEvent[] }
}

/** Reads the events of a category (specification, section 7); events on other sites are dropped. */
export function readEvents({ success, result }: EventsAnswer): readonly ShopEvent[] | null {
  return success ? result.list.filter(({ href, title }) => title && isSitePath(href)) : null
}

import type { AsideBlock } from '@jeoul/api/types'
import { isSitePath } from '@jeoul/page'

interface AsideAnswer {
  readonly success: boolean
  readonly result: readonly AsideBlock[]
}

/** Reads the link blocks; links to other sites are dropped. */
export function readAside({ success, result }: AsideAnswer): readonly AsideBlock[] | null {
  return success
    ? result.map(block => ({ ...block, links: block.links.filter(({ href }) => isSitePath(href)) }))
    : null
}

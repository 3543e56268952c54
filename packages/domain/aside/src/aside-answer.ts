import type { AsideBlock } from '@jeoul/api/types'

interface AsideAnswer {
  readonly success: boolean
  readonly result: readonly AsideBlock[]
}

/** The link blocks; links that lead off the site are left out. */
export function readAside({ success, result }: AsideAnswer): readonly AsideBlock[] | null {
  const isOnSite = ({ href }: { href: string }) => /^\/(?!\/)/.test(href)
  return success ? result.map(block => ({ ...block, links: block.links.filter(isOnSite) })) : null
}

import type { Banner } from '@jeoul/api/types'
import { isSitePath } from '@jeoul/page'

interface BannerAnswer {
  readonly success: boolean
  readonly message: string
  readonly result: { readonly headerRight: readonly Banner[] }
}

/**
 * "GET /front/v2/banner/header (response message 'success', result.headerRight)" (specification, section 7). Banners
 * that lead off the site or have no picture are left out.
 */
export function readHeaderBanner({ success, message, result }: BannerAnswer): readonly Banner[] | null {
  if (!success || message !== 'success') return null
  return result.headerRight.filter(({ image, href }) => image && isSitePath(href))
}

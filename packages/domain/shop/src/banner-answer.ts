import type { Banner } from '@jeoul/api/types'
import { isSitePath } from '@jeoul/page'

interface BannerAnswer {
  readonly success: boolean
  readonly message: string
  readonly result: { readonly headerRight: readonly Banner[] }
}

/**
 * Reads the header's banners: "GET /front/v2/banner/header (response message 'success', result.headerRight)"
 * (specification, section 7). Banners without a picture, or for other sites, are dropped.
 */
export function readHeaderBanner({ success, message, result }: BannerAnswer): readonly Banner[] | null {
  if (!success || message !== 'success') return null
  return result.headerRight.filter(({ image, href }) => image && isSitePath(href))
}

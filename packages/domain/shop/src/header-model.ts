import { getHeaderBannerFx, getLogoFx, requestFor } from '@jeoul/api'
import { createResource } from '@jeoul/api/create-resource'
import type { Banner } from '@jeoul/api/types'
import { $address, $anyPage, $managerId, $siteProps, isSitePath } from '@jeoul/page'
import { combine, createEvent } from 'effector'
import { chooseLogo, logoId } from './choose-logo.ts'
import { hostInfo, isMainDisplay } from './host-info.ts'

interface BannerAnswer {
  readonly success: boolean
  readonly message: string
  readonly result: { readonly headerRight: readonly Banner[] }
}

/**
 * Reads the header's banners: "GET /front/v2/banner/header (response message 'success', result.headerRight)"
 * (specification, section 7). Banners without a picture, or for other sites, are dropped.
 */
function readHeaderBanner({ success, message, result }: BannerAnswer): readonly Banner[] | null {
  if (!success || message !== 'success') return null
  return result.headerRight.filter(({ image, href }) => image && isSitePath(href))
}

/** The header was shown. Requests the data that the server did not wait for. */
export const headerShown = createEvent()

/** The banners on the right of the header, "emptied on failure" (specification, section 4). */
export const headerRightBanner = createResource({
  call: getHeaderBannerFx,
  read: readHeaderBanner,
  optional: true,
})

requestFor(headerRightBanner, $anyPage, headerShown)

/** The logos of the open minishop or the site. The previous logos stay until the new ones have loaded. */
const logos = createResource({
  call: getLogoFx,
  read: ({ success, result }) => (success && result.desktopLogo ? result : null),
  keepPrevious: () => true,
  optional: true,
})

requestFor(
  logos,
  $managerId.map(managerId => (managerId === null ? null : { logoId: logoId(managerId) })),
  headerShown,
)

/** Whether the page is the site's main display (specification, section 4). */
export const $isMainDisplay = combine($siteProps, $address, ({ origin }, { path }) =>
  isMainDisplay(hostInfo(origin, path)),
)

/** The address of the logo in the fixed bar, or null. */
export const $fixLogo = logos.$state.map(({ data }) => data?.desktopFixLogo || null)

/** The address of the logo at the top of the page; null until it has loaded, or if there is none. */
export const $logo = combine(logos.$state, $isMainDisplay, ({ data }, isMain) =>
  data === null ? null : chooseLogo(data, isMain),
)

import { getHeaderBannerFx, getLogoFx, requestAtStart, requestFor } from '@jeoul/api'
import { createResource } from '@jeoul/api/create-resource'
import { $address, $managerId, $pageProps } from '@jeoul/page'
import { combine } from 'effector'
import { readHeaderBanner } from './banner-answer.ts'
import { chooseLogo, logoId } from './choose-logo.ts'
import { hostInfo, isMainDisplay } from './host-info.ts'

/** The banners at the right of the header, "emptied on failure" (specification, section 4). */
export const headerRightBanner = createResource({ call: getHeaderBannerFx, read: readHeaderBanner })

requestAtStart(headerRightBanner, {})

/** The logos of the minishop that is open, or of the site. The one before stays until they are there. */
const logos = createResource({
  call: getLogoFx,
  read: ({ success, result }) => (success && result.desktopLogo ? result : null),
  keeps: () => true,
})

// Before the address is read, nobody knows whether it names a minishop.
const $logoParams = combine($address, $managerId, ({ path }, managerId) =>
  path === '' || managerId === null ? null : { logoId: logoId(managerId) },
)
requestFor(logos, $logoParams)

/** Whether the header shows the site's main display (specification, section 4). */
export const $isMainDisplay = combine($pageProps, $address, ({ origin }, { path }) =>
  isMainDisplay(hostInfo(origin, path)),
)

/** Address of the logo that fits into the bar that stays on screen; null where there is none. */
export const $fixLogo = logos.$state.map(({ data }) => data?.desktopFixLogo || null)

/** Address of the logo at the top of the page; null while there is none to be had. */
export const $logo = combine(logos.$state, $isMainDisplay, ({ data }, isMain) =>
  data === null ? null : chooseLogo(data, isMain),
)

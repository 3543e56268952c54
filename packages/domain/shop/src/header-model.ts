import { appResumed, askOnce, getHeaderBannerFx, getLogoFx } from '@jeoul/api'
import { createResource } from '@jeoul/api/create-resource'
import { $address, $managerId, $pageProps, addressChanged, appStarted } from '@jeoul/page'
import { combine, restore, sample } from 'effector'
import { readHeaderBanner } from './banner-answer.ts'
import { chooseLogo, logoId } from './choose-logo.ts'
import { hostInfo, isMainDisplay } from './host-info.ts'

/** The banners at the right of the header, "emptied on failure" (specification, section 4). */
export const headerRightBanner = createResource({ call: getHeaderBannerFx, read: readHeaderBanner })

askOnce(headerRightBanner, [appStarted, appResumed], {})

/** The logos of the minishop that is open, or of the site. The one before stays until they are there. */
const logos = createResource({
  call: getLogoFx,
  read: ({ success, result }) => (success && result.desktopLogo ? result : null),
  keeps: () => true,
})

const $asked = restore(logos.asked, null)

sample({
  // Resumed as well: this module may have come later than the address.
  clock: [addressChanged, $managerId, appResumed],
  source: { managerId: $managerId, asked: $asked },
  filter: ({ managerId, asked }) => managerId !== null && logoId(managerId) !== asked?.logoId,
  fn: ({ managerId }) => ({ logoId: logoId(managerId) }),
  target: logos.asked,
})

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

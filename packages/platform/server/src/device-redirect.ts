import { isPagePath } from '@jeoul/router'
import { type Device, type View, viewOfDevice } from './view-of-device.ts'

/** The parts of a page request that decide between the two sites. */
export interface DeviceVisit extends Device {
  readonly url: URL
  readonly cookie?: string | undefined
  readonly isBot: boolean
}

/** The two sites, from the view of one of them. */
export interface Sites {
  /** The site that got the request. */
  readonly own: View
  /** Scheme and host of the other one. */
  readonly otherSite: string
}

export interface DeviceAnswer {
  /** Address of the same page on the other site; null to stay. */
  readonly location: string | null
  /** The choice to remember; null if the request makes none. */
  readonly remember: View | null
}

/**
 * Decides which site a visitor gets. `?view=pc|mobile` is the visitor's choice and takes precedence. A remembered
 * choice keeps them on a site, but never redirects them; otherwise the device decides. So a visitor is redirected once
 * at most. Robots are never redirected.
 */
export function deviceRedirect(visit: DeviceVisit, { own, otherSite }: Sites): DeviceAnswer {
  const { url, cookie } = visit
  if (visit.isBot) return { location: null, remember: null }
  const chosen = readView(url.searchParams.get('view'))
  const stays = chosen === null && readViewCookie(cookie) === own
  const wanted = chosen ?? (stays ? own : (viewOfDevice(visit) ?? own))
  const isElsewhere = wanted !== own && isPagePath(url.pathname)
  return { location: isElsewhere ? otherSite + url.pathname + url.search : null, remember: chosen }
}

/** The cookie that remembers a choice for a year. */
export function viewCookie(view: View, isSecure: boolean): string {
  return `view=${view}; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly${isSecure ? '; Secure' : ''}`
}

function readView(text: string | null | undefined): View | null {
  return text === 'pc' || text === 'mobile' ? text : null
}

function readViewCookie(cookies = ''): View | null {
  return readView(/(?:^|;\s*)view=([^;]*)/.exec(cookies)?.[1])
}

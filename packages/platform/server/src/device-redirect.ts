import { isPagePath } from '@jeoul/router'

/** The site for a device. */
type View = 'pc' | 'mobile'

/** Chromium states whether it is a phone (Sec-CH-UA-Mobile); other browsers are recognized by their user agent. */
interface Device {
  readonly userAgent: string
  readonly mobileHint?: string | undefined
}

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

const phones = /\b(iPhone|iPod|Mobile|IEMobile|Opera Mini)\b/
const tablets = /\b(iPad|Tablet)\b/
const browsers = /^(Mozilla|Opera)\//

/**
 * The site for a device; null for anything but a browser, which gets what it requests. Tablets count as desktops
 * (assumed).
 */
export function viewOfDevice({ userAgent, mobileHint }: Device): View | null {
  if (mobileHint === '?1') return 'mobile'
  if (mobileHint === '?0') return 'pc'
  if (!browsers.test(userAgent)) return null
  return phones.test(userAgent) && !tablets.test(userAgent) ? 'mobile' : 'pc'
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

/** The site for a device. */
export type View = 'pc' | 'mobile'

/** Chromium states whether it is a phone (Sec-CH-UA-Mobile); other browsers are recognized by their user agent. */
export interface Device {
  readonly userAgent: string
  readonly mobileHint?: string | undefined
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

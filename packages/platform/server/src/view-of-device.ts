/** The site that is made for a device. */
export type View = 'pc' | 'mobile'

/** Chromium says itself whether it is a phone (Sec-CH-UA-Mobile); the others are known by their names. */
export interface Device {
  readonly userAgent: string
  readonly mobileHint?: string | undefined
}

const phones = /\b(iPhone|iPod|Mobile|IEMobile|Opera Mini)\b/
const tablets = /\b(iPad|Tablet)\b/
const browsers = /^(Mozilla|Opera)\//

/**
 * The site for a device; null for what is no browser, which gets whatever it asks for. Tablets count as desktops
 * (assumed).
 */
export function viewOfDevice({ userAgent, mobileHint }: Device): View | null {
  if (mobileHint === '?1') return 'mobile'
  if (mobileHint === '?0') return 'pc'
  if (!browsers.test(userAgent)) return null
  return phones.test(userAgent) && !tablets.test(userAgent) ? 'mobile' : 'pc'
}

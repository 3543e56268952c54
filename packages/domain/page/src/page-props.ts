/** Which style sheets and shell a page has (specification, section 2). */
export type PageType = 'list' | 'detail' | 'compare' | 'link'

/** What the server knows of a page before any data is loaded (specification, section 2). */
export interface PageProps {
  readonly pageType: PageType
  readonly isMobile: boolean
  readonly isLogged: boolean
  /** The minishop, 1 for the site itself. */
  readonly idxBManager: number
  readonly isPopup: boolean
  readonly isBot: boolean
  /** Scheme and host the page was asked at, without a slash at its end. */
  readonly origin: string
  /** Scheme and host of the other site; it has the same paths. */
  readonly otherSite: string
  /** Where logging in and out happen; both lead back to the address in `return`. */
  readonly loginUrl: string
  readonly logoutUrl: string
}

/** Default idx_b_manager (specification, section 9). */
export const siteManagerId = 1

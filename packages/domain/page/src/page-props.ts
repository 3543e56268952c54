import type { PageType } from './page-type.ts'

/**
 * The operator of the site: the data that Korean law requires in a shop's footer. Missing fields are not configured.
 */
export interface Operator {
  /** 상호 */
  readonly name?: string
  /** 대표자 */
  readonly representative?: string
  /** 사업자등록번호, as 123-45-67890 */
  readonly businessNumber?: string
  /** 통신판매업 신고번호 */
  readonly mailOrderNumber?: string
  readonly address?: string
  readonly phone?: string
  readonly email?: string
  /** 개인정보 보호책임자 */
  readonly privacyOfficer?: string
  /** 이용약관 */
  readonly termsUrl?: string
  /** 개인정보처리방침 */
  readonly privacyUrl?: string
}

/** The page properties that belong to the site and its visitor, and stay when the address changes. */
export interface SiteProps {
  readonly isMobile: boolean
  readonly isLogged: boolean
  readonly isBot: boolean
  /** Scheme and host of the request, without a trailing slash. */
  readonly origin: string
  /** Scheme and host of the other site; it has the same paths. */
  readonly otherSite: string
  /** Addresses to log in and out. Both redirect back to the address in `return`. */
  readonly loginUrl: string
  readonly logoutUrl: string
  readonly operator: Operator
}

/** The page properties: what the server knows before any data is loaded (specification, section 2). */
export interface PageProps extends SiteProps {
  readonly pageType: PageType
  /** The minishop, 1 for the site itself. */
  readonly idxBManager: number
  readonly isPopup: boolean
}

/** Default idx_b_manager (specification, section 9). */
export const siteManagerId = 1

/**
 * The number of the open minishop in market queries: "Mini shop number default 0 (other store 1)" (specification,
 * section 9). The site itself is none.
 */
export function minishopNumber(managerId: number | null): number {
  return managerId === null || managerId === siteManagerId ? 0 : managerId
}

import type { Logo } from '@jeoul/api/types'

/** The id of the site's logo: "Header logo id default: 1" (specification, section 9). */
const siteLogoId = 1

/**
 * Returns the id of the logo to request: "The logo id defaults to 1 when missing or '0'" (specification, section 5). A
 * minishop's logo has its idx_b_manager as id (assumed).
 *
 * @param id null while a minishop's number is unknown
 */
export function logoId(id: string | number | null): number {
  return Number(id) || siteLogoId
}

/** The address of the logo at the top of a page. The seasonal logo appears on the main display only (assumed). */
export function chooseLogo({ desktopLogo, seasonLogo }: Logo, isMainDisplay: boolean): string {
  return (isMainDisplay && seasonLogo) || desktopLogo
}

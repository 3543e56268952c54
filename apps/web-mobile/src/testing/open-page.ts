import { createOpenPage } from '@jeoul/page-testing'
import { site } from '../site.ts'

/** Opens an address of this site; see `@jeoul/page-testing`. */
export const openPage = createOpenPage(site, { isMobile: true })

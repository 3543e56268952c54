import { createOpenPage } from '@jeoul/testing'
import { site } from '../site.ts'

/** Opens an address of this site; see `@jeoul/testing`. */
export const openPage = createOpenPage(site, { isMobile: true })

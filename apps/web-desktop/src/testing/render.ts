import { createRender } from '@jeoul/testing'
import { site } from '../site.ts'

/** A page of this site as its server would send it; see `@jeoul/testing`. */
export const render = createRender(site, { isMobile: false })

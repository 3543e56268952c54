import { createRender } from '@jeoul/testing'
import { site } from '../site.ts'

/** Renders a page of this site like its server; see `@jeoul/testing`. */
export const render = createRender(site, { isMobile: false })

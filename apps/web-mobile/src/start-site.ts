import { hydratePage } from '@jeoul/ssr/browser'
import { openVisit } from '@jeoul/ssr/visit'
import { site } from './site.ts'

export const startSite = () => hydratePage(site, openVisit)

import { hydratePage } from '@jeoul/runtime/browser'
import { openVisit } from '@jeoul/runtime/visit'
import { site } from './site.ts'

export const startSite = () => hydratePage(site, openVisit)

import { hydratePage } from '@jeoul/ssr/browser'
import { site } from './site.ts'

export const startSite = () => hydratePage(site)

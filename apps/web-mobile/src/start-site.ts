import { hydratePage } from '@jeoul/runtime/browser'
import { site } from './site.ts'

export const startSite = () => hydratePage(site)

import { showWishesAtOnce } from '@jeoul/feature-wish/show-wishes-at-once'
import { hydratePage } from '@jeoul/ssr/browser'
import { openVisit } from '@jeoul/ssr/visit'
import { site } from './site.ts'

export const startSite = () =>
  hydratePage(site, scope => {
    showWishesAtOnce()
    return openVisit(scope)
  })

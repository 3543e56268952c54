import { createSite, type PageModule } from '@jeoul/ssr'
import { Shell } from './shell/shell.tsx'

export const site = createSite({
  pages: import.meta.glob<PageModule>('./pages/*/*-page.tsx'),
  loadBackground: () => import('@jeoul/feature-background'),
  Shell,
})

import { createSite, type Page, pageFolders } from '@jeoul/ssr'
import type { ComponentType } from 'react'
import { Shell } from './shell/shell.tsx'

export const site = createSite({
  pages: pageFolders(
    import.meta.glob<{ page: Page }>('./pages/*/page.ts'),
    import.meta.glob<{ default: ComponentType }>('./pages/*/*-page.tsx'),
  ),
  loadEnhancements: () => import('./enhancements.ts'),
  Shell,
})

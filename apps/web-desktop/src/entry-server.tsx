import { createRenderer } from '@jeoul/ssr/server'
import { site } from './site.ts'

export const renderPage = createRenderer(site)

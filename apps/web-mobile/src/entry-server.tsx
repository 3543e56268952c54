import { createRenderer } from '@jeoul/runtime/server'
import { site } from './site.ts'

export const renderPage = createRenderer(site)

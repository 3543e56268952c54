export type { HeadSource, PageHead } from './page-head.ts'
export type { PageRequest, RenderedPage, RenderPage } from './rendered-page.ts'
export type { Page, Site } from './site.ts'
export { $ways } from './ways.ts'

export { runSite } from './run-site.ts'
export { type RunningSite, serveSite } from './serve-site.ts'
export { readSiteConfig } from './site-config.ts'

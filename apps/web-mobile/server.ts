import { readSiteConfig, serveSite } from '@jeoul/web-server'

const config = readSiteConfig(process.env, { port: 4001, otherSite: 'http://localhost:4000' })

await serveSite({
  root: import.meta.dirname,
  isMobile: true,
  config,
  isDevelopment: process.argv.includes('--dev'),
}).catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})

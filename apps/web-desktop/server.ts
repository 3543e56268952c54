import { readSiteConfig, serveSite } from '@jeoul/web-server'

const config = readSiteConfig(process.env, { port: 4000, otherSite: 'http://localhost:4001' })

await serveSite({
  root: import.meta.dirname,
  isMobile: false,
  config,
  isDevelopment: process.argv.includes('--dev'),
}).catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})

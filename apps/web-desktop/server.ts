import { readSiteConfig, serveSite } from '@jeoul/server'

const isDevelopment = process.argv.includes('--dev')

try {
  await serveSite({
    root: import.meta.dirname,
    isMobile: false,
    config: readSiteConfig(process.env, { port: 4000, otherSite: 'http://localhost:4001', isDevelopment }),
    isDevelopment,
  })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

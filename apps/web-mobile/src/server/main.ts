import path from 'node:path'
import { runSite } from '@jeoul/server'

try {
  await runSite({
    root: path.join(import.meta.dirname, '../..'),
    isMobile: true,
    port: 4001,
    otherSite: 'http://localhost:4000',
    isDevelopment: process.argv.includes('--dev'),
  })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

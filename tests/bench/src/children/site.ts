/**
 * Serves the built site in `BENCH_SITE`, the mobile one if `BENCH_MOBILE` is set, configured by the usual
 * variables.
 */
import { readSiteConfig, serveSite } from '@jeoul/server'
import { reportToParent } from './report-to-parent.ts'

const root = process.env.BENCH_SITE
if (root === undefined) throw new Error('BENCH_SITE names no folder')
// The slow phone should see the desktop site, too.
const env = { ...process.env, JEOUL_DEVICE_REDIRECT: 'off' }
const config = readSiteConfig(env, { port: 0, otherSite: 'http://localhost:4001' })
const { url } = await serveSite({ root, isMobile: process.env.BENCH_MOBILE === '1', config })
reportToParent({ site: url })

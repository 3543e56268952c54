/** The built desktop site in `BENCH_SITE`, configured by the same variables as anywhere else. */
import { readSiteConfig, serveSite } from '@jeoul/web-server'
import { reportToParent } from './report-to-parent.ts'

const root = process.env.BENCH_SITE
if (root === undefined) throw new Error('BENCH_SITE names no folder')
// The slow phone is to see the desktop site.
const env = { ...process.env, JEOUL_DEVICE_REDIRECT: 'off' }
const config = readSiteConfig(env, { port: 0, otherSite: 'http://localhost:4001' })
const { url } = await serveSite({ root, isMobile: false, config })
reportToParent({ site: url })

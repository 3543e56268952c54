import { readFileSync } from 'node:fs'
import { pageAssets } from './packages/platform/server/src/assets.ts'
import { firstVisitLimits } from './tests/bench/src/first-visit-limits.ts'

/** Holds what the server's HTML names, which is what a first visit loads before it is hydrated. */
function firstVisit(site, page, limits) {
  const client = `apps/web-${site}/dist/client`
  const manifest = JSON.parse(readFileSync(`${client}/.vite/manifest.json`, 'utf8'))
  const { script, modules, styles } = pageAssets(manifest, [`src/pages/${page}/${page}-page.tsx`])
  const held = (kind, paths, limit) => ({
    name: `${kind} of a first visit to ${page}, ${site}`,
    limit: `${limit} kB`,
    gzip: true,
    path: paths.map(file => client + file),
  })
  return [held('scripts', [script, ...modules], limits.script), held('styles', styles, limits.style)]
}

export default ['desktop', 'mobile'].flatMap(site =>
  Object.entries(firstVisitLimits).flatMap(([page, limits]) => firstVisit(site, page, limits)),
)

import { readFileSync } from 'node:fs'
import { pageAssets } from './packages/platform/server/src/assets.ts'
import { pageFiles } from './packages/platform/ssr/src/page-files.ts'

/** What the server's HTML names is what a first visit loads. */
function firstVisit(site, page) {
  const client = `apps/web-${site}/dist/client`
  const manifest = JSON.parse(readFileSync(`${client}/.vite/manifest.json`, 'utf8'))
  const { script, modules, styles } = pageAssets(manifest, 'src/entry-client.ts', pageFiles(page))
  const held = (kind, paths, limit) => ({
    name: `${kind} of a first visit to ${page}, ${site}`,
    limit,
    gzip: true,
    path: paths.map(file => client + file),
  })
  return {
    scripts: limit => held('scripts', [script, ...modules], limit),
    styles: limit => held('styles', styles, limit),
  }
}

export default ['desktop', 'mobile'].flatMap(site => [
  firstVisit(site, 'list').scripts('97.7 kB'),
  firstVisit(site, 'list').styles('9.2 kB'),
  firstVisit(site, 'search').scripts('97.4 kB'),
  firstVisit(site, 'item').scripts('97 kB'),
  firstVisit(site, 'item').styles('10.1 kB'),
])

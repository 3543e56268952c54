import { readFileSync } from 'node:fs'
import { pageAssets } from './packages/web-server/src/assets.ts'

const client = 'apps/web-desktop/dist/client'
const manifest = JSON.parse(readFileSync(`${client}/.vite/manifest.json`, 'utf8'))

/** What the server's HTML names is what a first visit loads. */
const firstVisit = page =>
  pageAssets(manifest, 'src/entry-client.ts', [
    `src/pages/${page}/index.ts`,
    `src/pages/${page}/${page}-page.tsx`,
  ])
const list = firstVisit('list')
const item = firstVisit('item')

const held = (name, files, limit) => ({ name, limit, gzip: true, path: files.map(file => client + file) })

export default [
  held('scripts of a first visit to the list', [list.script, ...list.modules], '95 kB'),
  held('styles of a first visit to the list', list.styles, '8 kB'),
  held('scripts of a first visit to a product', [item.script, ...item.modules], '100 kB'),
  held('styles of a first visit to a product', item.styles, '9 kB'),
]

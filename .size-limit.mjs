import { readFileSync } from 'node:fs'
import { pageAssets } from './packages/web-server/src/assets.ts'

const client = 'apps/web-desktop/dist/client'
const manifest = JSON.parse(readFileSync(`${client}/.vite/manifest.json`, 'utf8'))

/** What the server's HTML names is what a first visit loads. */
const list = pageAssets(manifest, 'src/entry-client.ts', [
  'src/pages/list/index.ts',
  'src/pages/list/list-page.tsx',
])

const held = (name, files, limit) => ({ name, limit, gzip: true, path: files.map(file => client + file) })

export default [
  held('scripts of a first visit to the list', [list.script, ...list.modules], '95 kB'),
  held('styles of a first visit to the list', list.styles, '8 kB'),
]

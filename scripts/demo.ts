/**
 * Builds both sites as static files in `demo/`, each with the mock inside. `--serve` serves them on ports
 * 4000 and 4001 until Ctrl-C, like a host for static files.
 */
import { copyFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { serveStatic } from './serve-static.ts'

const root = path.join(import.meta.dirname, '..')
const sites = [
  { name: 'desktop', port: 4000, other: 4001 },
  { name: 'mobile', port: 4001, other: 4000 },
]

/** The address of the other site, on this machine by default. */
const otherSite = (name: string, port: number) =>
  process.env[`JEOUL_DEMO_${name === 'desktop' ? 'MOBILE' : 'DESKTOP'}`] ?? `http://localhost:${port}`

for (const { name, other } of sites) {
  const outDir = path.join(root, 'demo', name)
  await rm(outDir, { recursive: true, force: true })
  process.env.VITE_OTHER_SITE = otherSite(name, other)
  await build({
    root: path.join(root, 'apps', `web-${name}`),
    mode: 'demo',
    logLevel: 'error',
    build: { outDir },
  })
  await rename(path.join(outDir, 'demo.html'), path.join(outDir, 'index.html'))
  // Static hosts send this file for unknown paths, so every page of the site can be opened directly.
  await copyFile(path.join(outDir, 'index.html'), path.join(outDir, '404.html'))
  await copyFile(
    fileURLToPath(import.meta.resolve('msw/mockServiceWorker.js')),
    path.join(outDir, 'mockServiceWorker.js'),
  )
  console.log(`demo/${name} is built`)
}

if (process.argv.includes('--serve')) {
  for (const { name, port } of sites) {
    const { url } = await serveStatic(path.join(root, 'demo', name), port)
    console.log(`  ${name.padEnd(8)} ${url}`)
  }
  console.log('\n  Ctrl-C ends both.')
}

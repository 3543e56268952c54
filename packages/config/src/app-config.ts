import { createHash } from 'node:crypto'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import type { UserConfig } from 'vite'
import { compressAssets } from './compress-assets.ts'
import { effectorSids } from './effector-sids.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** What the two sites' builds and Vitest share: sids, and one effector for everyone. */
export function sharedConfig(): UserConfig {
  return {
    plugins: [react(), effectorSids()],
    resolve: {
      alias: [
        // React itself has had this hook since 18; effector-react still brings the stand-in for older ones.
        { find: /^use-sync-external-store\/shim\/index\.js$/, replacement: 'react' },
        {
          find: /^use-sync-external-store\/shim\/with-selector\.js$/,
          replacement: fileURLToPath(new URL('no-selector.ts', import.meta.url)),
        },
      ],
      dedupe: ['effector', 'effector-react', 'react', 'react-dom'],
    },
  }
}

/** Six characters say where a class comes from well enough, and every row of a list repeats them. */
function shortClassName(name: string, file: string): string {
  const place = path.relative(root, file.replace(/\?.*$/, ''))
  return `_${createHash('sha256').update(`${place} ${name}`).digest('base64url').slice(0, 6)}`
}

/** What every page needs: rules, models, components and the shell; each page's view stays a chunk of its own. */
function isSharedCode(id: string): boolean {
  const isOurs =
    /\/(apps|packages)\/.*\.tsx?$/.test(id) && !/\/(pages|parts)\/.*\.tsx$|\/entry-client\.ts$/.test(id)
  return isOurs || id.includes('/node_modules/openapi-fetch/')
}

/** What is loaded and evaluated apart, so that each is a task of its own in the browser. */
const chunks = [
  { name: 'start', test: /preload-helper|runtime\/src\/browser\/(start|early)-/, priority: 4 },
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
  {
    name: 'effector',
    test: /node_modules\/(effector|effector-react|use-sync-external-store)\//,
    priority: 2,
  },
  { name: 'site', test: isSharedCode, priority: 1 },
]

/** The build of one site: the browser's files, and the server's in one self-contained module. */
export function appConfig({ isServer }: { isServer: boolean }): UserConfig {
  const { plugins = [], ...shared } = sharedConfig()
  return {
    ...shared,
    plugins: isServer ? plugins : [...plugins, compressAssets()],
    appType: 'custom',
    publicDir: fileURLToPath(new URL('../public', import.meta.url)),
    css: { modules: { generateScopedName: shortClassName } },
    build: isServer
      ? {
          ssr: 'src/entry-server.tsx',
          copyPublicDir: false,
          outDir: 'dist/server',
          emptyOutDir: true,
          target: 'node24',
        }
      : {
          outDir: 'dist/client',
          manifest: true,
          emptyOutDir: true,
          assetsInlineLimit: 0,
          // Browsers that know light-dark() and cascade layers.
          cssTarget: ['chrome123', 'safari17.5', 'firefox128'],
          copyPublicDir: true,
          modulePreload: false,
          rolldownOptions: {
            input: 'src/entry-client.ts',
            output: { codeSplitting: { groups: chunks } },
          },
        },
    ssr: { noExternal: true },
  }
}

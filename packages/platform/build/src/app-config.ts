import { createHash } from 'node:crypto'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import sbom from 'rollup-plugin-sbom'
import type { UserConfig } from 'vite'
import { compressAssets } from './compress-assets.ts'
import { effectorSids } from './effector-sids.ts'
import { inlineClassNames } from './inline-class-names.ts'
import { keepStyles } from './keep-styles.ts'
import { serviceWorker } from './service-worker.ts'
import { singleFiles } from './single-files.ts'
import { splitInitialChunks } from './split-initial-chunks.ts'
import { styleLoader } from './style-loader.ts'
import { styleNames } from './style-names.ts'

const root = fileURLToPath(new URL('../../../..', import.meta.url))

/** The configuration shared by both sites' builds and Vitest: sids, and a single effector. */
export function sharedConfig({ isBuild = false, hasSids = true } = {}): UserConfig {
  return {
    plugins: [react(), hasSids && effectorSids({ isBuild })],
    resolve: {
      alias: [
        // React has this hook since 18; effector-react still brings a shim for older versions.
        {
          find: /^use-sync-external-store\/shim\/index\.js$/,
          replacement: fileURLToPath(import.meta.resolve('@jeoul/ssr/use-sync-external-store')),
        },
        {
          find: /^use-sync-external-store\/shim\/with-selector\.js$/,
          replacement: fileURLToPath(new URL('no-selector.ts', import.meta.url)),
        },
      ],
      dedupe: ['effector', 'effector-react', 'react', 'react-dom'],
    },
  }
}

/** The full name of each short class name. */
const classNames = new Map<string, string>()

/** Short class names: every row of a list repeats them. */
function shortClassName(name: string, file: string): string {
  const place = `${path.relative(root, file.replace(/\?.*$/, ''))} ${name}`
  const short = `_${createHash('sha256').update(place).digest('base64url').slice(0, 4)}`
  const other = classNames.get(short) ?? place
  if (other !== place) throw new Error(`one class name for '${place}' and '${other}': rename one of them`)
  classNames.set(short, place)
  return short
}

/**
 * File names are part of every first visit, so their hashes are as short as Rolldown allows, and style sheets have no
 * other name than that.
 */
const output = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[hash:7][extname]',
}

/** Writes the packages inside the server for an operator's scanners: `dist/server/bom.json` (CycloneDX). */
const bill = sbom({
  outDir: '',
  outFormats: ['json'],
  saveTimestamp: false,
  generateSerial: false,
  includeWellKnown: false,
})

interface AppBuild {
  readonly isBuild: boolean
  readonly isServer: boolean
  readonly input?: string
  readonly hasSids?: boolean
}

/** The build of one site: the browser's files, and the server, which runs without any package installed. */
export function appConfig(app: AppBuild): UserConfig {
  const config = uncutConfig(app)
  // Only a site's own entry is bootstrapped in stages, by a host that sends compressed copies; a demo includes the whole
  // mock, in its own worker.
  if (app.isServer) return config
  const { plugins = [] } = config
  if (app.input !== undefined) return { ...config, plugins: [...plugins, styleNames(() => false)] }
  // Stable ids change neither what imports what nor what is used.
  const survey = uncutConfig({ ...app, hasSids: false })
  return {
    ...config,
    plugins: [...plugins, splitInitialChunks(survey), singleFiles(), serviceWorker(), compressAssets()],
  }
}

function uncutConfig({ isBuild, isServer, input, hasSids = true }: AppBuild): UserConfig {
  const { plugins = [], ...shared } = sharedConfig({ isBuild, hasSids })
  // Constants stand in the place of their names: 0.2 to 1 kB less in a first visit. Not in a demo, whose CommonJS packages
  // announce their exports as `void 0`, which rolldown takes for constants.
  const optimization = input === undefined && { inlineConst: { mode: 'all' as const } }
  return {
    ...shared,
    plugins: [inlineClassNames(), ...plugins, ...(isServer ? [bill] : [styleLoader(), keepStyles()])],
    appType: 'custom',
    // Bundled for development, it would get a copy of our hook, which would not know what the page hydrates from.
    optimizeDeps: { exclude: ['effector-react'] },
    publicDir: fileURLToPath(new URL('../public', import.meta.url)),
    css: { modules: { generateScopedName: shortClassName } },
    build: isServer
      ? {
          ssr: true,
          license: { fileName: 'licenses.md' },
          rolldownOptions: { input: { 'entry-server': 'src/entry-server.tsx', main: 'src/server/main.ts' } },
          copyPublicDir: false,
          outDir: 'dist/server',
          emptyOutDir: true,
          reportCompressedSize: false,
          target: 'node24',
        }
      : {
          outDir: 'dist/client',
          manifest: true,
          license: { fileName: '.vite/licenses.md' },
          emptyOutDir: true,
          // size-limit measures what counts.
          reportCompressedSize: false,
          assetsInlineLimit: 0,
          // Browsers that know light-dark() and cascade layers.
          cssTarget: ['chrome123', 'safari17.5', 'firefox128'],
          copyPublicDir: true,
          modulePreload: false,
          rolldownOptions: {
            input: input ?? 'src/entry-client.ts',
            output,
            ...(optimization && { optimization }),
          },
        },
    // The built server contains its dependencies; in development Node loads them itself.
    ssr: isBuild ? { noExternal: true, external: ['vite'] } : {},
  }
}

import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import sbom from 'rollup-plugin-sbom'
import type { UserConfig } from 'vite'
import { compressAssets } from './compress-assets.ts'
import { effectorSids } from './effector-sids.ts'
import { floor } from './floor.ts'
import { regionFiles } from './region-files.ts'
import { serviceWorker } from './service-worker.ts'

/** The configuration shared by both sites' builds and Vitest: sids, and a single effector. */
export function sharedConfig({ isBuild = false } = {}): UserConfig {
  return {
    plugins: [react(), effectorSids({ isBuild })],
    resolve: {
      // effector-react hydrates from the current state; this hook hydrates from the state that the server rendered.
      alias: [
        {
          find: /^use-sync-external-store\/shim\/index\.js$/,
          replacement: fileURLToPath(import.meta.resolve('@jeoul/ssr/use-sync-external-store')),
        },
      ],
      dedupe: ['effector', 'effector-react', 'react', 'react-dom'],
    },
  }
}

/** Writes the packages inside the server for an operator's scanners: `dist/server/bom.json` (CycloneDX). */
const bill = sbom({
  outDir: '',
  outFormats: ['json'],
  saveTimestamp: false,
  generateSerial: false,
  includeWellKnown: false,
})

/** Scripts that all pages of a site share: few files that stay cached while pages change. */
const sharedChunks = [
  { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler|effector|effector-react)\// },
  { name: 'shared', minShareCount: 5 },
]

interface AppBuild {
  readonly isBuild: boolean
  readonly isServer: boolean
  /** The document of a demo, which has the mock inside; a site's own entry by default. */
  readonly input?: string
}

/** The build of one site: the browser's files, and the server, which runs without any package installed. */
export function appConfig({ isBuild, isServer, input }: AppBuild): UserConfig {
  const { plugins = [], ...shared } = sharedConfig({ isBuild })
  const isSite = input === undefined && !isServer
  return {
    ...shared,
    plugins: [...plugins, isServer && [regionFiles(), bill], isSite && [serviceWorker(), compressAssets()]],
    appType: 'custom',
    // A pre-bundled copy would have its own copy of our hook, which would not know the served state.
    optimizeDeps: { exclude: ['effector-react'] },
    publicDir: fileURLToPath(new URL('../public', import.meta.url)),
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
          target: Object.entries(floor).map(([browser, version]) => browser + version),
          modulePreload: { polyfill: false },
          rolldownOptions: {
            input: input ?? 'src/entry-client.ts',
            output: isSite ? { codeSplitting: { groups: sharedChunks } } : {},
          },
        },
    // The built server contains its dependencies; in development Node loads them itself.
    ssr: isBuild ? { noExternal: true, external: ['vite'] } : {},
  }
}

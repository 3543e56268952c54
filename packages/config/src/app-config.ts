import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import type { UserConfig } from 'vite'
import { compressAssets } from './compress-assets.ts'
import { effectorSids } from './effector-sids.ts'

/** What the two sites' builds and Vitest share: sids, and one effector for everyone. */
export function sharedConfig(): UserConfig {
  return {
    plugins: [react(), effectorSids()],
    resolve: {
      dedupe: ['effector', 'effector-react', 'react', 'react-dom'],
    },
  }
}

/** The build of one site: the browser's files, and the server's in one self-contained module. */
export function appConfig({ isServer }: { isServer: boolean }): UserConfig {
  const { plugins = [], ...shared } = sharedConfig()
  return {
    ...shared,
    plugins: isServer ? plugins : [...plugins, compressAssets()],
    appType: 'custom',
    publicDir: fileURLToPath(new URL('../public', import.meta.url)),
    build: isServer
      ? { ssr: 'src/entry-server.tsx', copyPublicDir: false, outDir: 'dist/server', emptyOutDir: true, target: 'node24' }
      : {
          outDir: 'dist/client',
          manifest: true,
          emptyOutDir: true,
          assetsInlineLimit: 0,
          // Browsers that know light-dark() and cascade layers.
          cssTarget: ['chrome123', 'safari17.5', 'firefox128'],
          copyPublicDir: true,
          modulePreload: { polyfill: false },
          rolldownOptions: { input: 'src/entry-client.ts' },
        },
    ssr: { noExternal: true },
  }
}

import { createRequire } from 'node:module'
import react from '@vitejs/plugin-react'
import type { UserConfig } from 'vite'
import { effectorSids } from './effector-sids.ts'

const require = createRequire(import.meta.url)

/** What the two sites' builds and Vitest share: sids, and one effector for everyone. */
export function sharedConfig(): UserConfig {
  return {
    plugins: [react(), effectorSids()],
    resolve: {
      alias: [
        // For Node the package offers CommonJS, which would bring a second effector along.
        {
          find: /^atomic-router$/,
          replacement: require.resolve('atomic-router').replace(/\.js$/, '.mjs'),
        },
      ],
      dedupe: ['effector', 'effector-react', 'react', 'react-dom'],
    },
  }
}

/** The build of one site: the browser's files, and the server's in one self-contained module. */
export function appConfig({ isServer }: { isServer: boolean }): UserConfig {
  return {
    ...sharedConfig(),
    appType: 'custom',
    build: isServer
      ? { ssr: 'src/entry-server.tsx', outDir: 'dist/server', emptyOutDir: true, target: 'node24' }
      : {
          outDir: 'dist/client',
          manifest: true,
          emptyOutDir: true,
          assetsInlineLimit: 0,
          modulePreload: { polyfill: false },
          rolldownOptions: { input: 'src/entry-client.ts' },
        },
    ssr: { noExternal: true },
  }
}

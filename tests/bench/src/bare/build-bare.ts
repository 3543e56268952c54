import path from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type InlineConfig } from 'vite'
import { bareClientFolder, bareServerFile } from './bare-build.ts'

/** Builds the bare page: one chunk for the browser, one module for the server. */
export async function buildBare(): Promise<void> {
  const shared: InlineConfig = {
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    resolve: { dedupe: ['effector', 'effector-react', 'react', 'react-dom'] },
  }
  await build({
    ...shared,
    build: {
      outDir: bareClientFolder,
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: path.join(import.meta.dirname, 'entry-client.tsx'),
        output: {
          codeSplitting: false,
          entryFileNames: 'assets/bare.js',
          assetFileNames: 'assets/bare[extname]',
        },
      },
    },
  })
  await build({
    ...shared,
    build: {
      ssr: path.join(import.meta.dirname, 'entry-server.tsx'),
      outDir: path.dirname(bareServerFile),
      emptyOutDir: true,
      target: 'node24',
    },
    ssr: { noExternal: true },
  })
}

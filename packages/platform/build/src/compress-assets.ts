import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const compressible = /\.(js|css|svg|json|webmanifest)$/

/** Writes a gzip and a brotli copy of every text asset, so that no request has to compress. */
export function compressAssets(): Plugin {
  return {
    name: 'jeoul:compress-assets',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      const files = await readdir(dir, { recursive: true })
      for (const file of files.filter(name => compressible.test(name))) {
        const content = await readFile(path.join(dir, file))
        await writeFile(path.join(dir, `${file}.gz`), gzipSync(content, { level: 9 }))
        await writeFile(path.join(dir, `${file}.br`), brotliCompressSync(content))
      }
    },
  }
}

import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const compressible = /\.(js|css|svg|json|webmanifest)$/
const toGzip = promisify(gzip)
const toBrotli = promisify(brotliCompress)

/** Writes a gzip and a brotli copy of every text asset, so that no request has to compress. */
export function compressAssets(): Plugin {
  return {
    name: 'jeoul:compress-assets',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      const files = await readdir(dir, { recursive: true })
      await Promise.all(
        files.filter(name => compressible.test(name)).map(name => copies(path.join(dir, name))),
      )
    },
  }
}

async function copies(file: string): Promise<void> {
  const content = await readFile(file)
  await writeFile(`${file}.gz`, await toGzip(content, { level: 9 }))
  await writeFile(`${file}.br`, await toBrotli(content))
}

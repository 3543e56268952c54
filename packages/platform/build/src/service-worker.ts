import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'
import type { Plugin } from 'vite'

/**
 * Writes the service worker, the one that removes it, and the page that stands in for missing ones. The worker gets the
 * names of all files of the build; the site's own code finds the worker's address in `import.meta.env.VITE_WORKER`.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'jeoul:service-worker',
    apply: 'build',
    config: () => ({ define: { 'import.meta.env.VITE_WORKER': JSON.stringify('/sw.js') } }),
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const files = Object.keys(bundle).filter(name => /^assets\/.*\.(js|css)$/.test(name))
        const page = this.emitFile({ type: 'asset', name: 'offline.html', source: await offlinePage() })
        const manifest = JSON.stringify([this.getFileName(page), ...files].map(name => `/${name}`))
        const worker = await bundled('@jeoul/offline/worker', { 'self.__SW_MANIFEST': manifest })
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: worker })
        const off = await bundled('@jeoul/offline/worker-off')
        this.emitFile({ type: 'asset', fileName: 'sw-off.js', source: off })
      },
    },
  }
}

/** The page with its script inside, which its policy names. */
async function offlinePage(): Promise<string> {
  const html = await readFile(fileURLToPath(import.meta.resolve('@jeoul/offline/page.html')), 'utf8')
  const script = await bundled('@jeoul/offline/page-script')
  const hash = createHash('sha256').update(script).digest('base64')
  return html
    .replace('%HASH%', `sha256-${hash}`)
    .replace('</body>', () => `<script type="module">${script}</script></body>`)
}

/** A module with all that it imports, as one script. */
async function bundled(module: string, define: Readonly<Record<string, string>> = {}): Promise<string> {
  await using bundle = await rolldown({
    input: fileURLToPath(import.meta.resolve(module)),
    transform: { define: { 'process.env.NODE_ENV': '"production"', ...define } },
  })
  const { output } = await bundle.generate({ minify: true })
  return output[0].code
}

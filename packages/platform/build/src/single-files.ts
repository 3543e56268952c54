import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'

/**
 * Modules by their file in the build's folder: the service worker, the one that removes it, and the script inside every
 * document.
 */
const singles = {
  'sw.js': import.meta.resolve('@jeoul/offline/worker'),
  'sw-off.js': import.meta.resolve('@jeoul/offline/worker-off'),
  '.vite/early.js': import.meta.resolve('@jeoul/ssr/early'),
} as const

/** Writes modules that must be one file each. The service workers get the names of all files of the build. */
export function singleFiles(): Plugin {
  return {
    name: 'jeoul:single-files',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const entry = Object.values(bundle).find(file => file.type === 'chunk' && file.isEntry)
        const files = Object.keys(bundle).filter(name => /^assets\/.*\.(js|css)$/.test(name))
        for (const [fileName, module] of Object.entries(singles)) {
          const source = await singleScript(fileURLToPath(module), {
            VITE_WORKER_BUILD: `/${entry?.fileName}`,
            VITE_WORKER_FILES: files.map(name => `/${name}`).join(' '),
          })
          this.emitFile({ type: 'asset', fileName, source })
        }
      },
    },
  }
}

/** @param values what the script finds below `import.meta.env` */
async function singleScript(input: string, values: Readonly<Record<string, string>>): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define: Object.fromEntries(
      Object.entries(values).map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)]),
    ),
    build: {
      write: false,
      copyPublicDir: false,
      modulePreload: false,
      rolldownOptions: { input, output: { format: 'iife' } },
    },
  })
  const built = Array.isArray(result) ? result : [result]
  const [chunk] = built.flatMap(part => ('output' in part ? part.output : []))
  if (chunk?.type !== 'chunk') throw new Error(`${input} could not be built`)
  return chunk.code
}

import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'

/** By file in the build's folder, the module of the worker: the usual one, and the one that takes itself away. */
const workers = {
  'sw.js': import.meta.resolve('@jeoul/offline/worker'),
  'sw-off.js': import.meta.resolve('@jeoul/offline/worker-off'),
} as const

/** Writes the site's service workers, each in one file, with the names of all files that the build made. */
export function workerFiles(): Plugin {
  return {
    name: 'jeoul:worker-files',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const entry = Object.values(bundle).find(file => file.type === 'chunk' && file.isEntry)
        const files = Object.keys(bundle).filter(name => /^assets\/.*\.(js|css)$/.test(name))
        for (const [fileName, module] of Object.entries(workers)) {
          const source = await workerScript(fileURLToPath(module), {
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
async function workerScript(input: string, values: Readonly<Record<string, string>>): Promise<string> {
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

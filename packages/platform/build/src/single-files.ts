import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'

/** Writes the script that is inside every document: one file, whatever it imports. */
export function singleFiles(): Plugin {
  return {
    name: 'jeoul:single-files',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler() {
        const source = await singleScript(fileURLToPath(import.meta.resolve('@jeoul/ssr/early')))
        this.emitFile({ type: 'asset', fileName: '.vite/early.js', source })
      },
    },
  }
}

async function singleScript(input: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
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

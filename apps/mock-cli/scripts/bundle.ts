import { cp } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))
const license = fileURLToPath(new URL('../../../LICENSE', import.meta.url))
const packages = fileURLToPath(new URL('../../../packages', import.meta.url))

/** Files that the mock reads from the disk: pictures, and the pages of inspector and reference. */
const data = ['mock/assets', 'mock/src/server/inspector', 'mock/src/server/reference']
const redoc = 'redoc.standalone.js'

/**
 * Bundles the command with all that it imports into one file, and copies its data and its licence beside it.
 * @param folder is emptied first
 */
export async function bundle(folder: string): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [readsBesideTheBundle(), asksForHttpLate()],
    resolve: {
      alias: { '@jeoul/contract/guard': fileURLToPath(new URL('without-guard.ts', import.meta.url)) },
    },
    ssr: { noExternal: true },
    build: {
      ssr: 'src/program.ts',
      target: 'node22',
      outDir: folder,
      emptyOutDir: true,
      license: { fileName: 'licenses.md' },
      rolldownOptions: { output: { codeSplitting: false, entryFileNames: 'jeoul-mock.mjs' } },
    },
  })
  for (const path of data)
    await cp(join(packages, path), join(folder, path), { recursive: true, filter: isData })
  await cp(license, join(folder, 'LICENSE'))
  const { resolve } = createRequire(join(packages, 'mock/package.json'))
  await cp(resolve(`redoc/bundles/${redoc}`), join(folder, 'mock/src/server/reference', redoc))
}

/** Replaces `import.meta.url` in our modules by the place that their data is copied to. */
function readsBesideTheBundle(): Plugin {
  return {
    name: 'reads-beside-the-bundle',
    transform(code, id) {
      const path = relative(packages, id).split(sep).join('/')
      if (path.startsWith('..') || path.includes('node_modules/')) return undefined
      return code.replaceAll('import.meta.url', `new URL('${path}', import.meta.url).href`)
    },
  }
}

/**
 * A bundle imports all of Node's modules at its top, and importing `node:http` evaluates its getters, one of which loads
 * all of fetch. Nothing needs either of them before the first list was answered.
 */
function asksForHttpLate(): Plugin {
  const prefix = '\0late:'
  return {
    name: 'asks-for-http-late',
    enforce: 'pre',
    resolveId: id => (/^(?:node:)?https?$/.test(id) ? prefix + id : undefined),
    load(id) {
      if (!id.startsWith(prefix)) return undefined
      const name = id.slice(prefix.length)
      const exported = Object.keys(createRequire(import.meta.url)(name)).join(', ')
      return `const all = process.getBuiltinModule('${name}')\nexport const { ${exported} } = all\nexport default all`
    },
  }
}

function isData(path: string): boolean {
  return !path.endsWith('.ts')
}

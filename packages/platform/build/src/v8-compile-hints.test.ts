import { build, type Plugin } from 'vite'
import { expect, test } from 'vitest'
import { v8CompileHints } from './v8-compile-hints.ts'

const hint = '//# allFunctionsCalledOnLoad\n'
const long = `console.log('${'long '.repeat(1000)}')`

const modules: Readonly<Record<string, string>> = {
  'virtual:entry': `${long}\nimport('virtual:later')\nimport('virtual:short')`,
  // Vite puts the names of such styles before the code that asks for them.
  'virtual:later': `import 'virtual:later.css'\n${long}`,
  'virtual:later.css': 'p { color: red }',
  'virtual:short': `console.log('short')`,
}

const virtual: Plugin = {
  name: 'virtual',
  resolveId: id => (id in modules ? id : null),
  load: id => modules[id],
}

const isNow = (id: string) => !id.startsWith('virtual:later')

/** The built scripts, by the module each was made for. */
async function buildScripts(isInitial: (moduleId: string) => boolean) {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [virtual, v8CompileHints(isInitial)],
    build: { write: false, rolldownOptions: { input: 'virtual:entry' } },
  })
  const output = 'output' in built ? built.output : []
  const chunks = output.flatMap(file => (file.type === 'chunk' ? [file] : []))
  return Object.fromEntries(chunks.map(chunk => [chunk.facadeModuleId, chunk.code]))
}

test('long initial chunks begin with the hint to compile all functions', async () => {
  const scripts = await buildScripts(isNow)
  const hinted = Object.keys(scripts).filter(id => scripts[id]?.startsWith(hint))
  expect(hinted).toEqual(['virtual:entry'])
})

test('short and lazy chunks have no hint', async () => {
  const scripts = await buildScripts(isNow)
  for (const id of ['virtual:later', 'virtual:short']) expect(scripts[id]).not.toContain(hint.trim())
})

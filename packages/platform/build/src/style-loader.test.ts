import { build, type Plugin } from 'vite'
import { expect, test } from 'vitest'
import { styleLoader } from './style-loader.ts'
import { styleNames } from './style-names.ts'

const modules: Readonly<Record<string, string>> = {
  'virtual:entry': `import('virtual:page')`,
  'virtual:page': `import 'virtual:page.css'\nexport default 'page'`,
  'virtual:page.css': 'p { color: red }',
}

const virtual: Plugin = {
  name: 'virtual',
  resolveId: id => (id in modules ? id : null),
  load: id => modules[id],
}

/** The scripts of a build whose page brings a style sheet along. */
async function buildScripts(plugins: readonly Plugin[]): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [virtual, ...plugins],
    build: { write: false, minify: false, modulePreload: false, rolldownOptions: { input: 'virtual:entry' } },
  })
  const output = 'output' in built ? built.output : []
  return output.flatMap(file => (file.type === 'chunk' ? [file.code] : [])).join('\n')
}

// The plugin replaces a module of Vite that is not documented: these fail when an update renames or reshapes it.
test('a page waits for its style sheet, and its scripts are not preloaded a second time', async () => {
  const code = await buildScripts([styleLoader(), styleNames(() => false)])
  expect(code).toContain('reject(Error(href))')
  expect(code).toMatch(/, "virtual_page-[\w-]+"\)/)
  expect(code).not.toContain('vite:preloadError')
})

test('the module that Vite would use is the one that is replaced', async () => {
  expect(await buildScripts([])).toContain('vite:preloadError')
})

import { build, type Plugin } from 'vite'
import { expect, test } from 'vitest'
import { styleNames } from './style-names.ts'

const modules: Readonly<Record<string, string>> = {
  'virtual:entry': `import 'virtual:shell.css'\nimport('virtual:list')\nimport('virtual:item')\nconsole.log('entry')`,
  'virtual:list': `import 'virtual:shell.css'\nimport 'virtual:list.css'\nexport default 'list'`,
  'virtual:item': `import 'virtual:shell'\nexport default 'item'`,
  'virtual:shell': `import 'virtual:shell.css'\nimport('virtual:list')\nexport default 'shell'`,
  'virtual:shell.css': 'p { color: red }',
  'virtual:list.css': 'p { color: blue }',
}

const virtual: Plugin = {
  name: 'virtual',
  resolveId: id => (id in modules ? id : null),
  load: id => modules[id],
}

const isShell = (id: string) => id.startsWith('virtual:shell')

/** The scripts of a build, and the short names of its styles by what they say. */
async function buildFiles(isOfEveryPage: (id: string) => boolean) {
  const groups = [{ name: (id: string) => (isShell(id) ? 'shell' : null) }]
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [virtual, styleNames(isOfEveryPage)],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: 'virtual:entry', output: { codeSplitting: { groups } } },
    },
  })
  const output = 'output' in built ? built.output : []
  const styleOf = (part: string) =>
    /^assets\/(.+)\.css$/.exec(
      output.find(file => file.type === 'asset' && `${file.source}`.includes(part))?.fileName ?? '',
    )?.[1]
  const scripts = output.flatMap(file => (file.type === 'chunk' ? [file.code] : []))
  return { scripts, known: styleOf('red'), other: styleOf('#00f') ?? styleOf('blue') }
}

const namedIn = (scripts: readonly string[], style: string | undefined) =>
  scripts.filter(code => style !== undefined && code.includes(style))

// Vite's tables are not documented: this fails when an update reshapes them.
test('scripts name the styles of a single page, but not those of every page', async () => {
  const before = await buildFiles(() => false)
  expect(namedIn(before.scripts, before.known)).not.toEqual([])
  const { scripts, known, other } = await buildFiles(isShell)
  expect(namedIn(scripts, known)).toEqual([])
  const naming = namedIn(scripts, other)
  expect(naming).toHaveLength(namedIn(before.scripts, before.other).length)
  for (const code of naming) expect(code).toContain(`"${other}"`)
  for (const code of scripts) expect(code).not.toContain('__vite__mapDeps')
})

import { build } from 'vite'
import { expect, test } from 'vitest'
import { inlineClassNames } from './inline-class-names.ts'
import { keepStyles } from './keep-styles.ts'

const files = new Map([
  ['/site/view.tsx', `import styles from './view.module.css'\nconsole.log(styles.shown)`],
  ['/site/view.module.css', '.shown { color: red }'],
])

test('class names stand where they are used, and their styles stay', async () => {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'files',
        enforce: 'pre',
        resolveId: (id, from) =>
          files.has(id) ? id : from && id.startsWith('./') ? `/site/${id.slice(2)}` : null,
        load: id => files.get(id),
      },
      inlineClassNames(),
      keepStyles(),
    ],
    css: { modules: { generateScopedName: '_name' } },
    build: {
      write: false,
      rolldownOptions: {
        input: '/site/view.tsx',
        optimization: { inlineConst: { mode: 'all' } },
      },
    },
  })
  const [built] = [result].flat()
  const output = built && 'output' in built ? built.output : []
  const scripts = output.flatMap(file => (file.type === 'chunk' ? [file.code.trim()] : []))
  expect(scripts).toEqual([expect.stringMatching(/^console\.log\([`'"]_name[`'"]\);?$/)])
  expect(output.map(({ fileName }) => fileName)).toContainEqual(expect.stringMatching(/\.css$/))
})

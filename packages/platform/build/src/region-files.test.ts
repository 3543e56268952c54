import path from 'node:path'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { regionFiles } from './region-files.ts'

/** Builds a module of a site, and returns its code. */
async function built(code: string): Promise<string> {
  const root = path.join(import.meta.dirname, '../../../../apps/web-mobile')
  const file = path.join(root, 'src/shell/made-up.tsx')
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      regionFiles(),
      {
        name: 'made-up',
        resolveId: id => (id === file ? id : null),
        load: id => (id === file ? code : null),
      },
    ],
    build: {
      ssr: true,
      write: false,
      minify: false,
      rolldownOptions: { input: file, external: (id, importer) => id !== file && importer !== file },
    },
  })
  const [output] = [result].flat()
  return output && 'output' in output ? output.output[0].code : ''
}

test('the server learns which file of the manifest a region is, in a site and in a package', async () => {
  const code = await built(`import { idle } from '@jeoul/ssr'
    export const Footer = idle(() => import('./footer.tsx'))
    export const Drops = idle(() => import('@jeoul/feature-price-history/drops'))`)
  expect(code).toMatch(/import\("[^"]*footer[^"]*"\), "src\/shell\/footer\.tsx"\)/)
  expect(code).toContain('"../../packages/features/price-history/src/drops.tsx")')
})

test('a region that does not exist ends the build with its name', async () => {
  const code = `import { idle } from '@jeoul/ssr'
    export const Gone = idle(() => import('./gone.tsx'))`
  await expect(built(code)).rejects.toThrow("the region './gone.tsx'")
})

import { build } from 'vite'
import { expect, test } from 'vitest'
import { effectorSids } from './effector-sids.ts'

/** What a build makes of a module. */
async function built(code: string): Promise<string> {
  const file = '/packages/stores.ts'
  const module = {
    name: 'module',
    resolveId: (id: string) => (id === file ? id : null),
    load: (id: string) => (id === file ? code : null),
  }
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [module, effectorSids({ isBuild: true })],
    build: {
      write: false,
      minify: false,
      lib: { entry: file, formats: ['es'] },
      rolldownOptions: { external: ['effector'] },
    },
  })
  const [output] = [result].flat()
  return output && 'output' in output ? output.output[0].code : ''
}

test('a store has a short sid where its value travels, and none where it never does', async () => {
  const made = await built(`import { createStore } from 'effector'
    export const $kept = createStore(1)
    export const $ignored = createStore(2, { serialize: 'ignore' })`)
  expect(made).toMatch(/createStore\(1, \{ sid: "[^"]{1,5}" \}\)/)
  expect(made).toContain('createStore(2, { serialize: "ignore" })')
})

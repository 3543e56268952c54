import path from 'node:path'
import { appConfig } from '@jeoul/build/vite'
import { type Declaration, inspectGraph } from 'effector/inspect'
import { build, mergeConfig } from 'vite'
import { describe, expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '..')

/** The sids in the build's code of stores that are serialized with the page. */
async function builtSids(isServer: boolean): Promise<string[]> {
  const built = await build(
    mergeConfig(appConfig({ isBuild: true, isServer }), {
      root,
      configFile: false,
      logLevel: 'silent',
      build: { write: false, minify: false },
    }),
  )
  const outputs = 'output' in built ? [built] : Array.isArray(built) ? built : []
  const code = outputs.flatMap(({ output }) => output.map(file => (file.type === 'chunk' ? file.code : '')))
  const stores = code.join('\n').matchAll(/(serialize: "ignore"[^;]*?)?\bsid: "([^"]+)"/g)
  return Array.from(stores, ([, ignored, sid]) => (ignored ? '' : (sid ?? ''))).filter(sid => sid !== '')
}

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}

describe('stable ids of stores', () => {
  test('every store that can travel with the page has one, and no two the same', async () => {
    const declared: Declaration[] = []
    inspectGraph({ fn: unit => declared.push(unit) })
    const { site } = await import('./site.ts')
    await Promise.all(site.pages.map(page => page.load()))
    const stores = declared.filter(
      ({ type, kind, derived, meta }) =>
        type === 'unit' && kind === 'store' && !derived && meta.serialize !== 'ignore',
    )
    expect(stores.length).toBeGreaterThan(15)
    expect(stores.filter(({ sid }) => !sid).map(({ name }) => name)).toEqual([])
    expect(repeated(stores.map(({ sid }) => sid ?? ''))).toEqual([])
  })

  test('the browser’s build and the server’s agree on them', async () => {
    const server = await builtSids(true)
    const browser = await builtSids(false)
    expect(browser.length).toBeGreaterThan(15)
    expect(repeated(browser)).toEqual([])
    expect(browser.filter(sid => !server.includes(sid))).toEqual([])
  }, 60_000)
})

import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

/** Runs in a process of its own: lists the modules that were loaded until a list had been received. */
const program = `
  import { registerHooks } from 'node:module'
  const loaded = []
  registerHooks({
    load(url, context, next) {
      loaded.push(url)
      return next(url, context)
    },
  })
  const { generateCatalogue, startMock } = await import(${JSON.stringify(new URL('../index.ts', import.meta.url).href)})
  const mock = await startMock({ catalogue: generateCatalogue({ items: 100 }), portMain: 0, portSecond: 0 })
  const { get } = process.getBuiltinModule('node:http')
  const status = await new Promise((resolve, reject) => {
    get(mock.mainUrl + '/front/v3/items?cate_id=11', response => {
      response.resume().once('end', () => resolve(response.statusCode))
    }).once('error', reject)
  })
  await mock.close()
  console.log(JSON.stringify({
    status,
    libraries: ['msw', '@mswjs/data', 'hono'].filter(name => loaded.some(url => url.includes('/node_modules/' + name + '/'))),
    hasFetch: process.moduleLoadList.some(name => name.includes('undici/undici')),
  }))
`

test('a first list loads no library that it does not need', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program])
  expect(JSON.parse(stdout)).toEqual({ status: 200, libraries: [], hasFetch: false })
}, 30_000)

import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const main = fileURLToPath(new URL('../bin/jeoul-mock.mjs', import.meta.url))

/** Makes a process believe that it is an older Node. */
const older = `data:text/javascript,Object.defineProperty(process,'versions',{value:{node:'22.18.0'}})`

test('an older Node prints in one line which version is required', async () => {
  const outcome = await new Promise(resolve => {
    execFile(process.execPath, ['--import', older, main, 'serve'], (error, out, errors) =>
      resolve({ code: error?.code, out, errors }),
    )
  })
  const errors = 'error: jeoul-mock needs Node 24 or later, and this is 22.18.0\n'
  expect(outcome).toEqual({ code: 1, out: '', errors })
})

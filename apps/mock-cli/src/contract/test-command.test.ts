import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { generateCatalogue, type RunningMock, startMock } from '@jeoul/mock'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const main = fileURLToPath(new URL('../../bin/jeoul-mock.mjs', import.meta.url))
const catalogue = generateCatalogue({ items: 120, seed: 3 })
let mock: RunningMock
beforeAll(async () => {
  mock = await startMock({ catalogue, portMain: 0, portSecond: 0 })
})
afterAll(() => mock.close())

/** Runs the command on the mock, in a process of its own. A busy machine must not make answers late. */
function run(...args: readonly string[]): Promise<{ code: unknown; out: string; errors: string }> {
  const hosts = ['--main', mock.mainUrl, '--second', mock.secondUrl, '--timeout', '60000', '--slow', '60000']
  return new Promise(resolve => {
    execFile(process.execPath, [main, 'contract', 'test', ...hosts, ...args], (error, out, errors) =>
      resolve({ code: error?.code ?? 0, out, errors }),
    )
  })
}

describe('contract test', () => {
  test('exits with 0 if the hosts fulfil the contract', async () => {
    const { code, out } = await run('--only', 'getNotices', '--seed', '1', '--runs', '3')
    expect(code).toBe(0)
    expect(out).toMatch(
      /^seed 1, 3 runs of a property: \d+ checks? with \d+ requests in \S+ s, no violation\n$/,
    )
  })

  test('exits with 1 if they do not, and prints the violations as JSON', async () => {
    const faults = `${mock.mainUrl}/__mock/faults`
    await fetch(faults, { method: 'PUT', body: JSON.stringify({ getNotices: { status: 500 } }) })
    const { code, out } = await run('--only', 'getNotices', '--seed', '1', '--json')
    await fetch(faults, { method: 'DELETE' })
    expect(code).toBe(1)
    expect(JSON.parse(out).violations[0]).toMatchObject({
      operationId: 'getNotices',
      place: 'status',
      curl: `curl -sS -i '${mock.mainUrl}/front/v2/board/main/notice'`,
      seed: 1,
    })
  })

  test.each([
    [3, ['--second', 'http://127.0.0.1:1'], /^error: the second API at \S+ can't be reached: .+\n$/],
    [3, ['--token', 'nobody'], /^error: the hosts refuse the token of the member \(401\): .+\n$/],
    [2, ['--write'], /^error: option '--write' requires '--token <token>', .+\n$/],
    [3, ['--junit', fileURLToPath(import.meta.url)], /^error: \S+: already exists and is not a report .+\n$/],
    [2, ['--header', 'X-Branch'], /^error: .+Expected a header, as in 'X-Branch: main'\.\n$/],
    [
      2,
      ['--header', 'Authorization: Bearer a'],
      /^error: .+ carries a credential, .+; use --token instead\n$/,
    ],
    [2, ['--credential', 'key=a'], /^error: .+ requires '--openapi'; our hosts take '--token <token>'\n$/],
    [2, ['--origin', 'shop'], /^error: .+Expected the origin of a site.+\n$/],
    [
      2,
      ['--only', 'getItem'],
      /^error: .+There is no operation 'getItem' in the documents \(Did you mean getItems\?\)\n$/,
    ],
  ])('exits with %i for %j, and prints one line', async (code, args, line) => {
    expect(await run(...args)).toEqual({ code, out: '', errors: expect.stringMatching(line) })
  })
})

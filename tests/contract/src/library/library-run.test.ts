import { fileURLToPath } from 'node:url'
import { openContract } from '@jeoul/contract/documents/open-contract'
import { isJudged, runContract } from '@jeoul/contract/runner'
import { describe, expect, test } from 'vitest'
import { type Fault, librarian, startLibrary } from './library-host.ts'

const contract = await openContract([fileURLToPath(new URL('library.yaml', import.meta.url))])

test('regression: a host that shows its lists to members alone was asked for unknown ids only', async () => {
  const closed = await openContract([fileURLToPath(new URL('closed-library.yaml', import.meta.url))])
  const { url, close } = await startLibrary((answer, { headers }) =>
    headers.authorization === undefined ? { ...answer, status: 401, body: {} } : answer,
  )
  const options = { mainUrl: url, secondUrl: url, token: librarian, slow: 60_000, runs: 10, seed: 7 }
  const { coverage } = await runContract({ ...options, contract: closed })
  close()
  expect(coverage['get /books/{isbn}']?.statuses[200]).toBeGreaterThan(0)
})

test('regression: a host with nothing to read was not missed when it was not there', async () => {
  const writes = await openContract([fileURLToPath(new URL('returns.yaml', import.meta.url))])
  const nowhere = 'http://127.0.0.1:9'
  const run = runContract({ mainUrl: nowhere, secondUrl: nowhere, seed: 7, contract: writes })
  await expect(run).rejects.toThrow(/^the main API at http:\/\/127\.0\.0\.1:9 can't be reached: /)
})

test('regression: a host that was asked at a wrong path, and knew nothing of it, passed', async () => {
  const lenient = await openContract([fileURLToPath(new URL('lenient-library.yaml', import.meta.url))])
  const { url, close } = await startLibrary(answer => ({ ...answer, status: 404 }))
  const run = runContract({ mainUrl: url, secondUrl: url, seed: 7, runs: 2, contract: lenient })
  await expect(run).rejects.toThrow(/^no request to http:\S+ succeeded, so nothing was tested/)
  close()
})

test('regression: a host that refused every request for want of a token was said to be at a wrong path', async () => {
  const closed = await openContract([fileURLToPath(new URL('closed-library.yaml', import.meta.url))])
  const { url, close } = await startLibrary(answer => ({ ...answer, status: 401, body: {} }))
  const options = { mainUrl: url, secondUrl: url, seed: 7, runs: 2, contract: closed }
  const ids = ['get /books', 'get /books/{isbn}']
  const without = await runContract(options)
  expect(without.uncalled).toEqual(
    ids.map(operationId => ({ operationId, reason: 'credential', lacks: '--token' })),
  )
  const unknown = await runContract({ ...options, token: 'nobody' })
  expect(unknown.violations).toEqual([])
  expect(unknown.refused).toMatchObject([{ option: '--token', operations: expect.arrayContaining(ids) }])
  expect([without, unknown].map(isJudged)).toEqual([false, false])
  close()
})

test('regression: a run that wrote without a token passed, although writes were only tested for refusal', async () => {
  const report = await testLibrary(undefined, '')
  expect(report.violations).toEqual([])
  expect(report.uncalled.map(({ operationId, lacks }) => `${operationId} without ${lacks}`)).toEqual([
    'addBook without --token',
    'removeBook without --token',
  ])
  expect(isJudged(report)).toBe(false)
})

async function testLibrary(fault?: Fault, token = librarian) {
  const { url, close } = await startLibrary(fault)
  const options = { mainUrl: url, secondUrl: url, token, write: true, slow: 60_000, runs: 10 }
  const report = await runContract({ ...options, contract, seed: 7 })
  close()
  return report
}

describe('"general checks" of a host that is not ours', () => {
  test('find nothing if it follows its document, and call every operation', async () => {
    const { violations, uncalled, coverage } = await testLibrary()
    expect(violations).toEqual([])
    expect(uncalled).toEqual([])
    expect(coverage['get /books/{isbn}']?.statuses[200]).toBeGreaterThan(0)
  })

  test.each<[string, Fault]>([
    ['body.title: is required', answer => withoutTitles(answer)],
    ['status: 418 is not documented', answer => (answer.status === 204 ? { status: 418 } : answer)],
    [
      'status: is 200 for a forbidden request (query.limit: must be',
      answer => (answer.status === 400 ? { ...answer, status: 200 } : answer),
    ],
    [
      'status: is 201 instead of 401 without a credential',
      answer => (answer.status === 401 ? { ...answer, status: 201 } : answer),
    ],
    [
      'status: is 201 for a forbidden request (body: is required)',
      answer => (answer.status === 415 ? { ...answer, status: 201 } : answer),
    ],
    ["header.Content-Type: is 'image/png' instead of image/svg+xml", asPng],
    [
      'status: is 500 for an allowed request',
      answer => (answer.status === 200 ? { ...answer, status: 500 } : answer),
    ],
  ])('find %s', async (found, fault) => {
    const { violations } = await testLibrary(fault)
    expect(violations.map(({ place, message }) => `${place}: ${message}`).join('\n')).toContain(found)
  })
})

function withoutTitles(answer: ReturnType<Fault>): ReturnType<Fault> {
  return JSON.parse(JSON.stringify(answer), (key, value) => (key === 'title' ? undefined : value))
}

function asPng(answer: ReturnType<Fault>): ReturnType<Fault> {
  return answer.type === 'image/svg+xml' ? { ...answer, type: 'image/png' } : answer
}

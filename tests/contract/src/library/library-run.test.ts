import { fileURLToPath } from 'node:url'
import { openContract } from '@jeoul/contract-documents/open-contract'
import { runContract } from '@jeoul/contract-runner'
import { describe, expect, test } from 'vitest'
import { type Fault, librarian, startLibrary } from './library-host.ts'

const contract = await openContract([fileURLToPath(new URL('library.yaml', import.meta.url))])

async function testLibrary(fault?: Fault, seed = 7) {
  const { url, close } = await startLibrary(fault)
  const options = { mainUrl: url, secondUrl: url, token: librarian, write: true, slow: 60_000, runs: 10 }
  const report = await runContract({ ...options, contract, seed })
  close()
  return report
}

describe('"general checks" of a host that is not ours', () => {
  test('find nothing where it holds to its document, and ask for all of it', async () => {
    const { violations, unasked, coverage } = await testLibrary()
    expect(violations).toEqual([])
    expect(unasked).toEqual([])
    expect(coverage['get /books/{isbn}']?.statuses[200]).toBeGreaterThan(0)
  })

  test.each<[string, Fault]>([
    ['body.title: is required', answer => withoutTitles(answer)],
    ['status: 418 is not documented', answer => (answer.status === 204 ? { status: 418 } : answer)],
    [
      'status: is 200 for a forbidden request',
      answer => (answer.status === 400 ? { ...answer, status: 200 } : answer),
    ],
    [
      'status: is 201 instead of 401',
      answer => (answer.status === 401 ? { ...answer, status: 201 } : answer),
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

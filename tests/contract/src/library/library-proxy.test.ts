import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openContract } from '@jeoul/contract/documents/open-contract'
import { type AskHost, forward, openRecorder, openReplay, startProxy } from '@jeoul/mock/proxy'
import { afterAll, describe, expect, test } from 'vitest'
import { type Fault, librarian, startLibrary } from './library-host.ts'

const contract = await openContract([fileURLToPath(new URL('library.yaml', import.meta.url))])
const folder = await mkdtemp(join(tmpdir(), 'jeoul-library-'))
afterAll(() => rm(folder, { recursive: true }))

const book = { isbn: '9788937460017', title: '다른 책', author: null, weight: 1.5, bought: '2026-11-23' }
const asLibrarian = { Authorization: `Bearer ${librarian}`, 'Content-Type': 'application/json' }

/** Calls every operation through a proxy, and returns the deviations that it reported. */
async function differences(ask: AskHost, record?: Awaited<ReturnType<typeof openRecorder>>['add']) {
  const proxy = await startProxy({ ask, contract, portMain: 0, portSecond: 0, ...(record && { record }) })
  const send = (path: string, init?: RequestInit) => fetch(proxy.mainUrl + path, init)
  const answers = [
    await send('/books?limit=3&tag=novel&tag=poetry'),
    await send('/books?limit=51'),
    await send('/books', { method: 'POST', headers: asLibrarian, body: JSON.stringify(book) }),
    await send(`/books/${book.isbn}`),
    await send(`/books/${book.isbn}`, { method: 'DELETE', headers: asLibrarian }),
    await send('/sign'),
  ]
  const texts = await Promise.all(answers.map(async answer => [answer.status, await answer.text()]))
  await proxy.close()
  const met = proxy.report().deviations.map(each => `${each.side} ${each.place}: ${each.message}`)
  return { met, texts }
}

async function throughLibrary(fault?: Fault) {
  const library = await startLibrary(fault)
  const recorder = await openRecorder(join(folder, 'calls.jsonl'))
  const found = await differences(sent => forward(library.url, sent, 20_000), recorder.add)
  library.close()
  return found
}

describe('"record and replay against documents that are not ours"', () => {
  test('reports only deviations, and replays the same answers', async () => {
    const real = await throughLibrary()
    expect(real.texts.map(([status]) => status)).toEqual([200, 400, 201, 200, 204, 200])
    expect(real.met).toEqual(['request query.limit: must be <= 50'])
    expect(await differences(await openReplay(join(folder, 'calls.jsonl')))).toEqual(real)
  })

  test.each<[string, Fault]>([
    ['response body.books[].title: is required', withoutTitles],
    ['response status: 418 is not documented', answer => (answer.status === 204 ? { status: 418 } : answer)],
    [
      'response header.Content-Type: must be image/svg+xml, and is image/png',
      answer => (answer.type === 'image/svg+xml' ? { ...answer, type: 'image/png' } : answer),
    ],
  ])('reports %s', async (difference, fault) => {
    expect((await throughLibrary(fault)).met).toContain(difference)
  })
})

function withoutTitles(answer: ReturnType<Fault>): ReturnType<Fault> {
  return JSON.parse(JSON.stringify(answer), (key, value) => (key === 'title' ? undefined : value))
}

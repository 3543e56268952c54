import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { deleteSnapshot, listSnapshots, loadSnapshot, saveSnapshot } from './snapshots.ts'
import { againstMock } from './testing/against-mock.ts'

const { folder, mock, url, log, errors } = await againstMock()

const wish = (body?: object) =>
  fetch(`${mock.secondUrl}/desktop/v1/shopping/wish`, {
    headers: { Authorization: 'Bearer jeoul-mock-token-1', 'Content-Type': 'application/json' },
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
  })

test('saves, lists, loads through a file and deletes', async () => {
  const file = join(folder, 'gift.json')
  await wish({ name: '선물' })
  await saveSnapshot('gift', { url, file })
  await deleteSnapshot('gift', { url })
  await fetch(`${url}/__mock/reset`, { method: 'POST' })
  await loadSnapshot('gift', { url, file })
  expect(await (await wish()).json()).toMatchObject({ result: [{ name: '선물' }] })
  await listSnapshots({ url, json: false })
  await listSnapshots({ port: Number(new URL(url).port), json: true })
  expect(log.mock.calls.flat()).toEqual([
    `saved as gift and written to ${file}`,
    'deleted gift',
    'loaded gift',
    'gift',
    '["gift"]',
  ])
})

test.each([
  ['a name that is not there', () => loadSnapshot('no', { url }), 'path.name: no such snapshot'],
  ['a bad name', () => saveSnapshot('../x', { url }), 'path.name: expected 1 to 64'],
  [
    'no mock',
    () => listSnapshots({ url: 'http://localhost:9', json: false }),
    'no mock is running at http://localhost:9',
  ],
  ['a missing file', () => loadSnapshot('a', { url, file: join(folder, 'no') }), "can't be read (ENOENT)"],
])('reports %s in one line', async (_, run, message) => {
  await run()
  expect(errors.mock.calls).toEqual([[expect.stringContaining(message)]])
  expect(errors.mock.calls[0]?.[0]).not.toContain('\n')
  expect(process.exitCode).toBe(1)
})

test('refuses a file that is not a snapshot', async () => {
  const file = join(folder, 'broken.json')
  await writeFile(file, '{}')
  await loadSnapshot('a', { url, file })
  expect(errors.mock.calls).toEqual([
    [`error: ${url} refused: body: no snapshot: format: expected jeoul-mock-snapshot`],
  ])
})

test('regression: saving a snapshot overwrote any file', async () => {
  const file = join(folder, 'letter.txt')
  await writeFile(file, 'Dear')
  await saveSnapshot('a', { url, file })
  expect(errors.mock.calls).toEqual([
    [`error: ${file}: already exists and is not a snapshot, so it was left as it is`],
  ])
  expect(await readFile(file, 'utf8')).toBe('Dear')
})

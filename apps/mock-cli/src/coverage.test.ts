import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { printCoverage, writeCoverage } from './coverage.ts'
import { againstMock } from './testing/against-mock.ts'

const { folder, mock, url, log, errors } = await againstMock()

const printed = () => String(log.mock.calls[0]?.[0])

test('prints the coverage of the running mock', async () => {
  await fetch(`${url}/front/v3/item/cate/1`)
  await printCoverage([], { url, json: false })
  expect(printed()).toMatch(
    /^1 of \d+ operations were called, .+\n {2}getCategoryTree {2}200 × 1\nnever called: /,
  )
  log.mockClear()
  await printCoverage([], { url, json: true })
  expect(JSON.parse(printed()).getCategoryTree.statuses).toMatchObject({ 200: 1, 400: 0 })
})

test('adds up files', async () => {
  const [first = '', second = ''] = ['first.json', 'second.json'].map(name => join(folder, name))
  await writeCoverage(first, mock.coverage())
  await writeCoverage(second, mock.coverage())
  expect(JSON.parse(await readFile(first, 'utf8'))).toEqual(mock.coverage())
  await printCoverage([first, second], { url: 'http://localhost:1', json: true })
  const { 200: called = 0 } = mock.coverage().getCategoryTree?.statuses ?? {}
  expect(JSON.parse(printed()).getCategoryTree.statuses[200]).toBe(called * 2)
})

describe('prints one line and sets exit code 1', () => {
  test.each([
    ['that a file is missing', 'missing.json', undefined, /missing\.json: can't be read \(ENOENT\)$/],
    ['that a file is no JSON', 'text.json', 'text', /text\.json: is not a coverage file$/],
    ['that a file is something else', 'other.json', '{"a":1}', /other\.json: is not a coverage file$/],
  ])('%s', async (_, name, content, line) => {
    const file = join(folder, name)
    if (content !== undefined) await writeFile(file, content)
    await printCoverage([file], { url, json: false })
    expect(errors.mock.calls).toEqual([[expect.stringMatching(line)]])
    expect([log.mock.calls.length, process.exitCode]).toEqual([0, 1])
  })

  test('that no mock is running', async () => {
    await printCoverage([], { url: 'http://localhost:1', json: false })
    expect(errors.mock.calls).toEqual([[expect.stringContaining('no mock is running at http://localhost:1')]])
    expect(process.exitCode).toBe(1)
  })
})

test('regression: writing coverage overwrote any file', async () => {
  const file = join(folder, 'letter.txt')
  await writeFile(file, 'Dear')
  await expect(writeCoverage(file, mock.coverage())).rejects.toThrow(
    `${file}: already exists and is not a coverage file, so it was left as it is`,
  )
  expect(await readFile(file, 'utf8')).toBe('Dear')
})

import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { openSource } from './open-source.ts'
import type { Reading } from './read-csv.ts'
import { readLines } from './read-lines.ts'
import { readRecords } from './read-records.ts'
import { detectFormat } from './source-format.ts'
import { writeFile } from './testing/write-file.ts'

async function readAll(name: string, content: string | Uint8Array, encoding?: string): Promise<Reading[]> {
  const path = writeFile(name, content)
  const source = await openSource(path, encoding)
  const readings: Reading[] = []
  for await (const batch of readRecords(source, detectFormat(path, source.head))) readings.push(...batch)
  return readings
}

describe('CSV', () => {
  it('reads quotes, line ends inside quotes, a byte order mark and CRLF, with true line numbers', async () => {
    const readings = await readAll(
      'a.csv',
      '\ufeffname,note\r\n"A ""1""","two\r\nlines"\r\n\r\nB,5" disk\r\n',
    )
    expect(readings).toEqual([
      { line: 2, record: { name: 'A "1"', note: 'two\nlines' } },
      { line: 5, record: { name: 'B', note: '5" disk' } },
    ])
  })

  it('tells wrong column counts and goes on', async () => {
    const readings = await readAll('a.csv', 'a,b\n1,2\n3\n4,5,6\n7,8\n')
    expect(readings.map(each => [each.line, 'fault' in each ? each.fault : 'ok'])).toEqual([
      [2, 'ok'],
      [3, 'column-count'],
      [4, 'column-count'],
      [5, 'ok'],
    ])
  })

  it('loses one line to a quote that never closes, not the file', async () => {
    const rows = Array.from({ length: 500 }, (_, at) => `${at},x`)
    const readings = await readAll('a.csv', ['a,b', '1,"open', ...rows].join('\n'))
    expect(readings[0]).toMatchObject({ line: 2, fault: 'bad-csv' })
    expect(readings.filter(each => 'record' in each)).toHaveLength(500)
  })

  it('guesses the delimiter and names doubled or empty columns', async () => {
    expect(await readAll('a.csv', 'a;a;\n1;2;3\n')).toEqual([
      { line: 2, record: { a: '1', a_2: '2', column3: '3' } },
    ])
  })

  it('reads EUC-KR when told', async () => {
    const bytes = Uint8Array.from([0xc0, 0xcc, 0xb8, 0xa7, 0x0a, 0xb0, 0xa1, 0x0a])
    expect(await readAll('a.csv', bytes, 'euc-kr')).toEqual([{ line: 2, record: { 이름: '가' } }])
  })
})

describe('JSON', () => {
  it('tells bad lines by number and goes on', async () => {
    const readings = await readAll('a.jsonl', '{"a":1}\n\n{bad\n[1]\n{"a":2}')
    expect(readings.map(each => [each.line, 'fault' in each])).toEqual([
      [1, false],
      [3, true],
      [4, true],
      [5, false],
    ])
  })

  it('takes an array apart', async () => {
    const readings = await readAll('a.json', '[\n {"a":"}]\\""},\n {"a":{"b":[{}]}}\n]')
    expect(readings).toEqual([
      { line: 2, record: { a: '}]"' } },
      { line: 3, record: { a: { b: [{}] } } },
    ])
  })

  it('knows gzip by its content', async () => {
    expect(await readAll('plain-name.jsonl', gzipSync('{"a":1}\n'))).toEqual([{ line: 1, record: { a: 1 } }])
    await expect(readAll('b.jsonl.gz', '{"a":1}\n')).rejects.toThrow(/is not gzip/)
  })
})

describe('lines', () => {
  async function* pieces(...texts: readonly string[]) {
    yield* texts
  }

  it('cuts a huge line and reads on behind it', async () => {
    const lines = []
    for await (const batch of readLines(pieces('ab\nxxxx', 'xxxxxxxxxx', 'xx\r\nc\nlast'), 10))
      lines.push(...batch)
    expect(lines.map(line => [line.number, line.cut ?? line.text])).toEqual([
      [1, 'ab'],
      [2, true],
      [3, 'c'],
      [4, 'last'],
    ])
  })

  it('refuses folders, binaries and files that are not there', async () => {
    await expect(openSource(import.meta.dirname)).rejects.toThrow(/is a folder/)
    await expect(openSource('/nowhere/a.csv')).rejects.toThrow(/no such file/)
    await expect(openSource(writeFile('a.csv', 'a\0b'))).rejects.toThrow(/binary/)
  })
})

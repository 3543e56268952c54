import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import type { Reading } from './import-report.ts'
import { openSource } from './open-source.ts'
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
  test('reads quotes, line ends inside quotes, a byte order mark and CRLF, with true line numbers', async () => {
    const readings = await readAll(
      'a.csv',
      '\ufeffname,note\r\n"A ""1""","two\r\nlines"\r\n\r\nB,5" disk\r\n',
    )
    expect(readings).toEqual([
      { line: 2, record: { name: 'A "1"', note: 'two\nlines' } },
      { line: 5, record: { name: 'B', note: '5" disk' } },
    ])
  })

  test('treats missing cells as empty, and refuses cells without a column', async () => {
    const readings = await readAll('a.csv', 'a,b\n1,2\n3\n4,5,6\n7,8,, \n')
    expect(readings).toEqual([
      { line: 2, record: { a: '1', b: '2' } },
      { line: 3, record: { a: '3', b: null }, warning: expect.objectContaining({ reason: 'short-row' }) },
      { line: 4, defect: 'column-count', detail: '3 columns, but the header has 2' },
      { line: 5, record: { a: '7', b: '8' } },
    ])
  })

  test('an unclosed quote costs one line, not the file', async () => {
    const rows = Array.from({ length: 500 }, (_, at) => `${at},x`)
    const readings = await readAll('a.csv', ['a,b', '1,"open', ...rows].join('\n'))
    expect(readings[0]).toMatchObject({ line: 2, defect: 'bad-csv' })
    expect(readings.filter(each => 'record' in each)).toHaveLength(500)
  })

  test('guesses the delimiter, and names duplicate or empty columns', async () => {
    expect(await readAll('a.csv', 'a;a;\n1;2;3\n')).toEqual([
      { line: 2, record: { a: '1', a_2: '2', column3: '3' } },
    ])
    expect(await readAll('a.csv', 'a;"b|c|d";e\n1,5;2;3\n')).toEqual([
      { line: 2, record: { a: '1,5', 'b|c|d': '2', e: '3' } },
    ])
    expect(await readAll('a.tsv', 'a, b, c\td\n1\t2\n')).toEqual([
      { line: 2, record: { 'a, b, c': '1', d: '2' } },
    ])
  })

  test.each(['sep=;', '"sep=;"', 'SEP=;', 'sep=;;'])(
    'reads the delimiter from a first line %j',
    async stated => {
      expect(await readAll('a.csv', `${stated}\r\na,b;c\r\n1,2;3\r\n`)).toEqual([
        { line: 3, record: { 'a,b': '1,2', c: '3' } },
      ])
    },
  )

  test('reads lines that end in CR alone, also with line breaks in quotes', async () => {
    expect(await readAll('a.csv', 'a,"b\nc"\r1,"x\ry"\r2,z')).toEqual([
      { line: 2, record: { a: '1', 'b\nc': 'x\ny' } },
      { line: 4, record: { a: '2', 'b\nc': 'z' } },
    ])
    expect(await readAll('a.jsonl', '{"a":1}\r{"a":2}\r')).toHaveLength(2)
  })
})

describe('JSON', () => {
  test('reports bad lines by number, and continues', async () => {
    const readings = await readAll('a.jsonl', '{"a":1}\n\n{bad\n[1]\n{"a":2}')
    expect(readings.map(each => [each.line, 'defect' in each])).toEqual([
      [1, false],
      [3, true],
      [4, true],
      [5, false],
    ])
  })

  test('reads an array', async () => {
    const readings = await readAll('a.json', '[\n {"a":"}]\\""},\n {"a":{"b":[{}]}}\n]')
    expect(readings).toEqual([
      { line: 2, element: 1, record: { a: '}]"' } },
      { line: 3, element: 2, record: { a: { b: [{}] } } },
    ])
  })

  test('counts the elements of an array in one line, valid or not', async () => {
    const readings = await readAll('a.json', '[{"a":1},5,"x,]",[{"a":2}],{bad},{"a":3},{"a"')
    expect(readings.map(each => [each.line, each.element, 'defect' in each ? each.defect : 'ok'])).toEqual([
      [1, 1, 'ok'],
      ...[2, 3, 4, 5].map(element => [1, element, 'bad-json']),
      [1, 6, 'ok'],
      [1, 7, 'bad-json'],
    ])
  })

  test.each([',', ', ', ',\n', '\n,\n'])(
    'loses no other element with one that is no JSON, with %j between them',
    async between => {
      const readings = await readAll('a.json', `[${['{"a":1}', '{bad}', '{"a":2}'].join(between)}]`)
      expect(readings.map(each => ('record' in each ? each.record : each.detail))).toEqual([
        { a: 1 },
        'Unexpected "b"',
        { a: 2 },
      ])
      expect(readings.map(each => each.element)).toEqual([1, 2, 3])
    },
  )

  test.each([
    '{"products":[{"a":1},{"a":2}]}',
    '{"status":"ok","filters":[{"key":"x"}],"data":{"total":2,"items":[ {"a":1},{"a":2} ]},"next":[{"a":3}]}',
    '{\n  "total": 2,\n  "computers": [\n    {"a":1},\n    {"a":2}\n  ]\n}',
    '{"상품":[\n{"a":1}\n,\n{"a":2}]}\n',
    '{"result":{"goodsList":[\r\n{"a":1},{"a":2}]}}',
  ])('finds the list in %j', async content => {
    const readings = await readAll('a.json', content)
    expect(readings.map(each => 'record' in each && each.record)).toEqual([{ a: 1 }, { a: 2 }])
  })

  test('finds an empty list, and the one with products beside it', async () => {
    expect(await readAll('a.json', '{"products":[]}')).toEqual([])
    expect(await readAll('a.json', '{\n  "total": 0,\n  "data": {"items": [ ]}\n}')).toEqual([])
    expect(await readAll('a.json', '{"items":[],"products":[{"a":1}]}')).toHaveLength(1)
  })

  test('reads one object per line as items, even if they contain lists', async () => {
    expect(await readAll('a.jsonl', '{"a":1,"items":[{}]}\n{"a":2}\n')).toHaveLength(2)
    expect(await readAll('a.jsonl', '{"name":"A","items":[]}\n')).toHaveLength(1)
    expect(await readAll('a.json', '{"a":1,"slots":[{},{}]}')).toHaveLength(1)
  })

  test('recognizes gzip by its content', async () => {
    expect(await readAll('plain-name.jsonl', gzipSync('{"a":1}\n'))).toEqual([{ line: 1, record: { a: 1 } }])
    await expect(readAll('b.jsonl.gz', '{"a":1}\n')).rejects.toThrow(/is not gzip/)
  })
})

describe('files', () => {
  test.each([
    ['a.csv', ['a,b', '1,2'], '3,4'],
    ['a.jsonl', ['{"a":1}', '{"a":2}'], '{"a":3}'],
  ])('a line of 17 million letters costs one record: %s', async (name, lines, last) => {
    const content = [...lines, 'x'.repeat(17 * 1024 * 1024), last].join('\n')
    const readings = await readAll(name, content)
    expect(readings.slice(-2)).toMatchObject([
      { line: 3, defect: 'too-long', detail: `begins with ${'x'.repeat(40)}` },
      { line: 4, record: {} },
    ])
  })

  test('refuses folders, binaries and missing files', async () => {
    await expect(openSource(import.meta.dirname)).rejects.toThrow(/is a folder/)
    await expect(openSource('/nowhere/a.csv')).rejects.toThrow(/no such file/)
    await expect(openSource(writeFile('a.csv', 'a\0b'))).rejects.toThrow(/binary/)
  })
})

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

describe('XML', () => {
  const rss = (items: string) => `<rss xmlns:g="x"><channel><title>Shop</title>${items}</channel></rss>`

  test('reads elements as fields, those that repeat as lists, and nested ones as objects', async () => {
    const readings = await readAll(
      'a.xml',
      rss('\n<item><g:id>1</g:id><t>a</t><t>b</t><s><p>2</p></s><e/></item>\n<item><x>y</x></item>'),
    )
    expect(readings).toEqual([
      { line: 2, element: 1, record: { id: '1', t: ['a', 'b'], s: { p: '2' }, e: null } },
      { line: 3, element: 2, record: { x: 'y' } },
    ])
  })

  test('reads a bare & as one, also before a tag, unknown entities as they are, and CDATA of many chunks', async () => {
    const long = 'R&D > '.repeat(100_000)
    const readings = await readAll(
      'a.xml',
      rss(`<item><a>A&B</a><b>x & y &nbsp;&foo;</b><c><![CDATA[${long}]]></c></item>`),
    )
    expect(readings).toMatchObject([{ record: { a: 'A&B', b: 'x & y \u00a0&foo;', c: long.trim() } }])
  })

  test('a product that is not well-formed costs no other', async () => {
    const readings = await readAll(
      'a.xml',
      rss('<item><t>x</item>\n<item><t>y</t></item>\n<item><t a=1>z</t></item>'),
    )
    expect(readings).toMatchObject([
      { line: 1, defect: 'bad-xml', detail: 'Unexpected close tag' },
      { line: 2, record: { t: 'y' } },
      { line: 3, defect: 'bad-xml' },
    ])
  })

  test('tells that a feed ends early', async () => {
    const whole = rss('<item><t>x</t></item><item><t>y</t></item>')
    for (const [cut, count] of [
      [whole.indexOf('<item><t>y'), 1],
      [whole.indexOf('y</t>'), 2],
    ] as const) {
      const source = await openSource(writeFile('a.xml', whole.slice(0, cut)))
      const readings: Reading[] = []
      for await (const batch of readRecords(source, 'xml')) readings.push(...batch)
      expect(readings).toHaveLength(count)
      expect(source.progress.damage).toBe('the feed has no end: the file is cut off')
    }
  })

  test('refuses XML without products', async () => {
    await expect(readAll('a.xml', '<rss><channel/></rss>')).rejects.toThrow(
      /no element is an item, an entry or/,
    )
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

  test.each([
    ['a.xlsx', Buffer.from('504b030414000600', 'hex')],
    ['a.xls', Buffer.from('d0cf11e0a1b11ae1', 'hex')],
    ['named.csv', Buffer.from('504b030414000600', 'hex')],
    ['a.xls', '<html><body><table><tr><td>상품명</td></tr></table></body></html>'],
    ['a.xls', '<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"/>'],
  ])('refuses Excel, and says to save it as CSV: %s', async (name, content) => {
    await expect(readAll(name, content)).rejects.toThrow(/^[^\n]*(?:Excel).*save it as CSV, and import that$/)
  })

  test('Latin-1 loses no letter, also where the first one comes late', async () => {
    const rows = `${'x,1\n'.repeat(100_000)}Théière,2\n`
    const readings = await readAll('a.csv', Buffer.from(`name,price\n${rows}`, 'latin1'))
    expect(readings.at(-1)).toMatchObject({ record: { name: 'Théière' } })
  })
})

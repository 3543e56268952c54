import iconv from 'iconv-lite'
import { describe, expect, test } from 'vitest'
import { importFiles } from './import-files.ts'
import type { ImportMapping } from './mapping.ts'
import { writeFile } from './testing/write-file.ts'

async function read(name: string, content: string | Uint8Array, mapping: ImportMapping = {}) {
  const { catalogue, report } = await importFiles([writeFile(name, content)], mapping)
  const leaves = [...catalogue.leaves.values()]
  const items = leaves.flatMap(({ items }) =>
    Array.from({ length: items.size }, (_, row) => ({
      name: items.text(row).name,
      maker: catalogue.makers[items.makers[row] ?? 0],
      won: items.cash[row],
      state: items.states[row],
    })),
  )
  return { items, report }
}

// Headers of shops and spreadsheets (assumed).
describe('finds name, price and maker', () => {
  test.each([
    'name,price,maker',
    'Name,Price,Brand',
    'NAME,PRICE,MANUFACTURER',
    'Product Name,Sale Price,Vendor',
    'product_title,selling_price,brand_name',
    'goods_nm,PRICE(KRW),Maker',
    '상품명,가격,제조사',
    '제품명,판매가,브랜드',
    '상품 이름,판매가(원),메이커',
    '품명,판매 가격,제조업체',
    '모델명,최저가,제조회사',
    '제품 명,할인가,브랜드명',
    '상품명,소비자가,제조원',
  ])('in a file with the header %j', async header => {
    const { items } = await read('a.csv', `${header}\n전기밥솥 6인용,"129,000",쿠쿠\n`)
    expect(items).toEqual([{ name: '전기밥솥 6인용', maker: '쿠쿠', won: 129_000, state: 3 }])
  })

  test('regardless of the case of a requested field', async () => {
    const { items } = await read('a.csv', 'Title,Cost(만원)\nA,12\n', { name: 'title', price: 'cost' })
    expect(items).toMatchObject([{ name: 'A', won: 120_000 }])
  })

  test('in an object around the price, and in the first known field that has a value', async () => {
    const { items } = await read(
      'a.jsonl',
      '{"title":"A","price":{"amount":1000,"currency":"KRW"}}\n{"Title":"B","가격":"","정가":"2,000"}\n',
    )
    expect(items.map(item => item.won)).toEqual([1000, 2000])
  })
})

describe('prices', () => {
  test('that are missing, unreadable or a state keep their products', async () => {
    const rows = ['A,품절', 'B,단종', 'C,가격비교예정', 'D,-', 'E,N/A', 'F,much', 'G,일시품절', 'H,"9,900원"']
    const { items, report } = await read('a.csv', `name,price\n${rows.join('\n')}\n`)
    expect(items.map(item => [item.state, item.won])).toEqual([
      [1, 0],
      [0, 0],
      [2, 0],
      [2, 0],
      [2, 0],
      [2, 0],
      [1, 0],
      [3, 9900],
    ])
    expect(report).toMatchObject({ read: 8, imported: 8, withoutPrice: 7, defects: [] })
    expect(report.warnings).toMatchObject([{ reason: 'unread-price', total: 1, examples: [{ line: 7 }] }])
  })

  test.each([
    ['a.csv', 'name,price\nA,1000\nB,$12.99\n', "line 3: '$12.99' is in USD, but prices are read as KRW"],
    ['a.json', '[{"name":"A","price":"12,50 €"}]', "record 1: '12,50 €' is in EUR"],
    ['a.csv', 'name,price_usd\nA,12.99\n', 'is in USD'],
    ['a.csv', 'name,price_aud\nA,12.99\n', 'is in AUD'],
    ['a.csv', 'name,가격(HK$)\nA,12.99\n', 'is in HKD'],
    ['a.csv', 'name,가격(INR)\nA,12.99\n', 'is in INR'],
    ['a.csv', 'name,price,currency\nA,12.99,USD\n', 'is in USD'],
  ])('in another currency than the requested one end the import: %s', async (name, content, message) => {
    await expect(read(name, content)).rejects.toThrow(message)
  })

  test('in the requested currency are converted', async () => {
    const euros = { currency: 'EUR', rate: 1600 }
    const { items } = await read('a.csv', 'name;price;currency\nA;1.299,00 €;EUR\nB;12,5;eur\n', euros)
    expect(items.map(item => item.won)).toEqual([2_078_400, 20_000])
  })
})

test('takes the fields that options name in any case', async () => {
  const rows = Array.from(
    { length: 20 },
    (_, at) => `상품 ${at},${at % 4},${at % 2 ? 'S' : 'L'},x${at},${at % 10}`,
  )
  const { report } = await read('a.csv', ['Name,Weight,Clothes Size,Memo,SKU', ...rows].join('\n'), {
    units: new Map([['weight', 'kg']]),
    labels: new Map([['clothes_size', '치수']]),
    skip: new Set(['memo']),
    key: 'sku',
  })
  const [category] = report.categories
  expect(report).toMatchObject({ imported: 10, hints: [] })
  expect(category?.facets.find(({ name }) => name === '치수')).toMatchObject({ values: ['L', 'S'] })
  expect(category?.facets.find(({ path }) => path === 'Weight')?.values[1]).toMatch(/kg/)
  expect(category?.leftOut).toContainEqual(
    expect.objectContaining({ path: 'Memo', reason: 'skipped on request' }),
  )
})

test('reads every syllable of CP949, and loses no cell to a broken one', async () => {
  const syllables = Array.from({ length: 0xd7a4 - 0xac00 }, (_, at) => String.fromCharCode(0xac00 + at)).join(
    '',
  )
  const names = syllables.match(/.{1,100}/g) ?? []
  const rows = names.map((name, at) => `${name},${1000 + at}\n`)
  const { items } = await read('a.csv', iconv.encode(`상품명,가격\n${rows.join('')}`, 'cp949'))
  expect(items.map(item => item.name)).toEqual(names)
  const broken = Buffer.concat([
    iconv.encode('상품명,가격\n가', 'cp949'),
    Buffer.of(0xb0),
    Buffer.from(',1000\n'),
  ])
  expect((await read('a.csv', broken, { encoding: 'cp949' })).items).toMatchObject([
    { name: '가\ufffd', won: 1000 },
  ])
})

describe('hints', () => {
  test('say that CP949 was guessed, or that another encoding fits better', async () => {
    const bytes = iconv.encode('상품명,판매가\n똠얌 소스,\\12900\n컵,￦9900\n', 'cp949')
    const guessed = await read('a.csv', bytes)
    expect(guessed.items.map(item => [item.name, item.won])).toEqual([
      ['똠얌 소스', 12_900],
      ['컵', 9900],
    ])
    expect(guessed.report.hints).toEqual([expect.stringMatching(/is not UTF-8 and was read as cp949/)])
    expect((await read('a.csv', bytes, { encoding: 'cp949' })).report.hints).toEqual([])
    const wrong = await read('a.csv', bytes, { encoding: 'utf-8' }).catch(String)
    expect(wrong).toMatch(/nothing could be imported \(.*seems to be cp949; try --encoding cp949\)$/)
    const mistaken = await read('a.csv', 'name,메모\nA,글자\n', { encoding: 'cp949' })
    expect(mistaken.report.hints).toContainEqual(expect.stringMatching(/try --encoding utf-8$/))
  })

  test.each([
    ['name,Category', 'A,x', '--category-field Category'],
    ['상품명,분류', 'A,x', '--category-field 분류'],
    ['상품명,상품 분류', 'A,x', "--category-field '상품 분류'"],
    ['상품명,대분류,중분류,소분류', 'A,x,y,z', "--category-field '{대분류}/{중분류}/{소분류}'"],
  ])('suggest a category option for %j', async (header, row, option) => {
    const { report } = await read('a.csv', `${header}\n${row}\n`)
    expect(report.hints).toEqual([expect.stringMatching(option.replace(/[{}]/g, '\\$&'))])
    const field = option.slice('--category-field '.length).replaceAll("'", '')
    const sorted = await read('a.csv', `${header}\n${row}\n`, { categoryField: field })
    expect(sorted.report.categories[0]?.path).toEqual(row.split(',').slice(1))
    expect(sorted.report.hints).toEqual([])
  })

  test('regression: UTF-16 without a byte order mark was called a binary file, without a hint', async () => {
    const bytes = Buffer.from('상품명,가격\nA한,1000\n', 'utf16le')
    await expect(read('a.csv', bytes)).rejects.toThrow(/UTF-16 without a mark needs its --encoding$/)
    const { items } = await read('a.csv', bytes, { encoding: 'utf-16le' })
    expect(items).toMatchObject([{ name: 'A한', won: 1000 }])
  })

  test.each([
    ['{"title":""}', {}, 'title is empty'],
    ['{"Title":"","모델명":null}', {}, 'Title, 모델명 is empty'],
    ['{"label":"A"}', {}, 'none of its fields usually holds a name: label; name the right one with --name'],
    ['{"label":"A"}', { name: 'title' }, 'there is no title among its fields: label'],
    ['{"title":" "}', { name: 'Title' }, 'title is empty'],
  ])('say why %s has no name', async (record, mapping, detail) => {
    const { report } = await read('a.jsonl', `{"title":"A"}\n${record}\n`, mapping)
    expect(report.defects).toMatchObject([{ reason: 'no-name', examples: [{ detail }] }])
  })

  test('name options whose field no item has', async () => {
    const { report } = await read('a.csv', 'Name,Size\nA,1\n', {
      name: '{Name} {color}',
      maker: 'brand',
      price: 'cost',
      key: 'sku',
      labels: new Map([['width', '너비']]),
      skip: new Set(['weight']),
    })
    const missing = ['color', 'brand', 'cost', 'sku', 'width', 'weight']
    expect(report.hints).toEqual(missing.map(path => `no item has a field '${path}'`))
  })
})

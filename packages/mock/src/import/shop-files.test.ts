import iconv from 'iconv-lite'
import { describe, expect, test } from 'vitest'
import { UnknownFieldError } from './import-error.ts'
import type { ImportMapping } from './mapping.ts'
import { readShopFile } from './testing/read-shop-file.ts'

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
    const { items } = await readShopFile('a.csv', `${header}\n전기밥솥 6인용,"129,000",쿠쿠\n`)
    expect(items).toEqual([{ name: '전기밥솥 6인용', maker: '쿠쿠', won: 129_000, state: 3 }])
  })

  test('regardless of the case of a requested field', async () => {
    const { items } = await readShopFile('a.csv', 'Title,Cost(만원)\nA,12\n', {
      name: 'title',
      price: 'cost',
    })
    expect(items).toMatchObject([{ name: 'A', won: 120_000 }])
  })

  test('in an object around the price, and in the first known field that has a value', async () => {
    const { items } = await readShopFile(
      'a.jsonl',
      '{"title":"A","price":{"amount":1000,"currency":"KRW"}}\n{"Title":"B","가격":"","정가":"2,000"}\n',
    )
    expect(items.map(item => item.won)).toEqual([1000, 2000])
  })
})

describe('makers', () => {
  test.each(['', '-', 'N/A', '상세설명참조', '상세페이지 참조', '기타', 'No Brand', 'M0000000'])(
    'stay unknown where the shop writes %j',
    async maker => {
      const { items } = await readShopFile('a.csv', `상품명,가격,제조사\n코튼 티셔츠,1000,${maker}\n`)
      expect(items).toMatchObject([{ maker: '기타' }])
    },
  )

  test('are those of the next column where the first is unknown, or known ones at the beginning of a name', async () => {
    const { items } = await readShopFile(
      'a.csv',
      '상품명,가격,제조사,브랜드\nA,1,상세참조,한빛\nLian Li 케이스,1,,\n',
    )
    expect(items.map(({ maker }) => maker)).toEqual(['한빛', 'Lian Li'])
  })
})

test('takes the fields that options name in any case', async () => {
  const rows = Array.from(
    { length: 20 },
    (_, at) => `상품 ${at},${at % 4},${at % 2 ? 'S' : 'L'},x${at},${at % 10}`,
  )
  const { report } = await readShopFile('a.csv', ['Name,Weight,Clothes Size,Memo,SKU', ...rows].join('\n'), {
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
  const { items } = await readShopFile('a.csv', iconv.encode(`상품명,가격\n${rows.join('')}`, 'cp949'))
  expect(items.map(item => item.name)).toEqual(names)
  const broken = Buffer.concat([
    iconv.encode('상품명,가격\n가', 'cp949'),
    Buffer.of(0xb0),
    Buffer.from(',1000\n'),
  ])
  expect((await readShopFile('a.csv', broken, { encoding: 'cp949' })).items).toMatchObject([
    { name: '가\ufffd', won: 1000 },
  ])
})

describe('hints', () => {
  test('say that CP949 was guessed, or that another encoding fits better', async () => {
    const bytes = iconv.encode('상품명,판매가\n똠얌 소스,\\12900\n컵,￦9900\n', 'cp949')
    const guessed = await readShopFile('a.csv', bytes)
    expect(guessed.items.map(item => [item.name, item.won])).toEqual([
      ['똠얌 소스', 12_900],
      ['컵', 9900],
    ])
    expect(guessed.report.hints).toEqual([expect.stringMatching(/is not UTF-8 and was read as cp949/)])
    expect((await readShopFile('a.csv', bytes, { encoding: 'cp949' })).report.hints).toEqual([])
    const wrong = await readShopFile('a.csv', bytes, { encoding: 'utf-8' }).catch(String)
    expect(wrong).toMatch(/nothing could be imported \(.*seems to be cp949; try --encoding cp949\)$/)
    const mistaken = await readShopFile('a.csv', 'name,메모\nA,글자\n', { encoding: 'cp949' })
    expect(mistaken.report.hints).toContainEqual(expect.stringMatching(/try --encoding utf-8$/))
  })

  test.each([
    [
      'Name,Buying cost,Weight',
      'A,"12,000원",3',
      "Buying cost looks like one; read it with --price 'Buying cost'",
    ],
    ['상품명,공급가,배송비', 'A,12000,3000', '공급가 looks like one; read it with --price 공급가'],
    ['상품명,비고,수량', 'A,₩9000,3', '비고 looks like one; read it with --price 비고'],
  ])('name the column that looks like a price where no product has one: %j', async (header, row, hint) => {
    const { report } = await readShopFile('a.csv', `${header}\n${row}\n`)
    expect(report.hints).toEqual([`no product has a price, but ${hint}`])
    const price = /'([^']+)'$|(\S+)$/
      .exec(hint)
      ?.slice(1)
      .find(each => each !== undefined)
    expect((await readShopFile('a.csv', `${header}\n${row}\n`, { price })).report).toMatchObject({
      withoutPrice: 0,
      hints: [],
    })
  })

  test('regression: UTF-16 without a byte order mark was called a binary file, without a hint', async () => {
    const bytes = Buffer.from('상품명,가격\nA한,1000\n', 'utf16le')
    await expect(readShopFile('a.csv', bytes)).rejects.toThrow(/UTF-16 without a mark needs its --encoding$/)
    const { items } = await readShopFile('a.csv', bytes, { encoding: 'utf-16le' })
    expect(items).toMatchObject([{ name: 'A한', won: 1000 }])
  })

  test.each([
    ['{"title":""}', {}, 'title is empty'],
    ['{"Title":"","모델명":null}', {}, 'Title, 모델명 is empty'],
    ['{"label":"A"}', {}, 'none of its fields usually holds a name: label; name the right one with --name'],
    ['{"label":"A"}', { name: 'title' }, 'there is no title among its fields: label'],
    ['{"title":" "}', { name: 'Title' }, 'title is empty'],
  ])('say why %s has no name', async (record, mapping, detail) => {
    const { report } = await readShopFile('a.jsonl', `{"title":"A"}\n${record}\n`, mapping)
    expect(report.defects).toMatchObject([{ reason: 'no-name', examples: [{ detail }] }])
  })

  test('name options whose field no item has', async () => {
    const { report } = await readShopFile('a.csv', 'Name,Size\nA,1\n', {
      name: '{Name} {color}',
      maker: 'brand',
      key: 'sku',
      labels: new Map([['width', '너비']]),
      skip: new Set(['weight']),
    })
    const missing = ['color', 'brand', 'sku', 'width', 'weight']
    expect(report.hints).toEqual(missing.map(path => `no item has a field '${path}'`))
  })

  test('regression: an option for a price that no record has only gave a hint', async () => {
    const read = (mapping: ImportMapping) => readShopFile('a.csv', 'Name,Cost (won),Sale\nA,1000,\n', mapping)
    const failure = "no record has a field 'Foo' for the price; there are Name, Cost (won), Sale"
    await expect(read({ price: 'Foo', noPrice: 'skip' })).rejects.toThrow(new UnknownFieldError(failure))
    expect((await read({ price: 'cost' })).items).toMatchObject([{ won: 1000 }])
    expect((await read({ price: 'Sale' })).items).toMatchObject([{ won: 0 }])
  })

  test('read a price that only a later record has', async () => {
    const early = Array.from({ length: 3000 }, (_, at) => JSON.stringify({ name: `A${at}` }))
    const lines = [...early, '{"name":"B","offer":{"amount":2000}}']
    const { report } = await readShopFile('a.jsonl', lines.join('\n'), { price: 'offer.amount' })
    expect(report).toMatchObject({ imported: 3001, withoutPrice: 3000 })
  })
})

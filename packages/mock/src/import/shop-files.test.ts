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

describe('columns of states', () => {
  test.each([
    ['판매상태', '판매중 판매중지 품절 판매대기 단종', [3, 0, 1, 2, 0]],
    ['판매여부', 'Y N T F', [3, 0, 3, 0]],
    ['진열상태', '진열함 진열안함 숨김', [3, 0, 0]],
    ['Published', 'TRUE FALSE 1 0 -1', [3, 0, 3, 0, 2]],
    ['Status', 'active draft archived', [3, 2, 0]],
    ['product_online', '1 2', [3, 0]],
    ['Active (0/1)', '1 0', [3, 0]],
    ['availability', 'in_stock out_of_stock preorder backorder discontinued', [3, 1, 2, 3, 0]],
    ['In stock?', '1 0', [3, 1]],
    ['stock_status', 'instock outofstock onbackorder', [3, 1, 3]],
    ['품절여부', 'N Y 품절', [3, 1, 1]],
    ['재고수량', '3 0 -2 1,200 12개 무제한', [3, 1, 1, 3, 3, 3]],
    ['Quantity', '3 0 0.0000', [3, 1, 1]],
  ])('%s: %s', async (column, values, states) => {
    const rows = values.split(' ').map((value, at) => `상품 ${at};1000;${value}`)
    const { items, report } = await read(
      'a.csv',
      ['name;price', ...rows].join('\n').replace('price', `price;${column}`),
    )
    expect(items.map(({ state }) => state)).toEqual(states)
    expect(items.every(({ won, state }) => (won ?? 0) > 0 === (state === 3))).toBe(true)
    expect(Object.values(report.columns).flat()).toContain(column)
  })

  test('leave the facets, and are told in the report', async () => {
    const rows = Array.from(
      { length: 20 },
      (_, at) =>
        `상품 ${at},${at % 5 === 0 ? '품절' : '판매중'},${at % 4},${at % 2 ? 'S' : 'L'},${1000 + at},${2000 + at}`,
    )
    const { report } = await read(
      'a.csv',
      ['상품명,판매상태,재고수량,치수,할인판매가,판매가', ...rows].join('\n'),
    )
    expect(report.categories[0]?.facets.map(({ path }) => path)).toEqual(['치수'])
    expect(report).toMatchObject({ withoutPrice: 8, soldOut: 8, discontinued: 0 })
    expect(report.columns).toEqual({
      name: ['상품명'],
      state: ['판매상태'],
      stock: ['재고수량'],
      salePrice: ['할인판매가'],
      price: ['판매가'],
    })
  })

  test.each([
    ['a state in words counts more than one in stock', '판매상태,availability', '판매중지,in stock', 0],
    ['a state in words counts more than a number', 'Status,Stock', 'draft,0', 2],
    ['the word in stock counts more than a number', 'In stock?,Stock', '1,0', 3],
    ['no stock counts where it is for sale', '판매상태,재고수량', '판매중,0', 1],
    ['a stock that is not kept up to date does not count', 'manage_stock,qty', '0,0', 3],
    ['no stock does not count where backorders are taken', 'Stock,Backorders allowed?', '0,notify', 3],
    ['conditions of used goods are no states', 'Status,Stock', 'used,3', 3],
  ])('%s', async (_, columns, values, state) => {
    const { items } = await read('a.csv', `name,price,${columns}\nA,1000,${values}\n`)
    expect(items).toMatchObject([{ state }])
  })
})

describe('prices of several columns', () => {
  test.each([
    ['price,sale_price', '2000,1500', 1500],
    ['price,sale_price', '2000,', 2000],
    ['price,sale_price', '2000,0', 2000],
    ['가격,할인판매가,정가', '2000,1500,3000', 1500],
    ['Variant Price,Variant Compare At Price', '2000,3000', 2000],
    ['Variant Price,Variant Compare At Price', ',3000', 3000],
    ['Variant Price,Variant Compare At Price', '0,3000', 0],
    ['Regular price,Sale price', '2000,', 2000],
    ['lprice,hprice', '1000,4000', 1000],
    ['normal_price,price_pc,price_mobile', '9000,,7000', 7000],
    ['Price (tax excl.),Price (tax incl.)', '1000,1100', 1100],
    ['Price tax excl.,Wholesale price', '1000,500', 1000],
    [
      'price,sale_price,sale_price_effective_date',
      '2000,1500,2001-01-01T00:00+0900/2001-02-01T00:00+0900',
      2000,
    ],
    [
      'price,sale_price,sale_price_effective_date',
      '2000,1500,2001-01-01T00:00+0900/2999-02-01T00:00+0900',
      1500,
    ],
    ['price,special_price,special_price_from_date', '2000,1500,2999-01-01', 2000],
    ['price,Discount amount', '2000,500', 1500],
    ['price,Discount percent', '2000,10', 1800],
    ['price,Discount percent,Discount to (yyyy-mm-dd)', '2000,10,0000-00-00', 1800],
    ['price,Discount percent,Discount to (yyyy-mm-dd)', '2000,10,2001-01-01', 2000],
  ])('%s: %s', async (columns, values, won) => {
    const { items } = await read('a.csv', `name,${columns}\nA,${values}\n`)
    expect(items).toMatchObject([{ won, state: won > 0 ? 3 : 2 }])
  })
})

describe('makers', () => {
  test.each(['', '-', 'N/A', '상세설명참조', '상세페이지 참조', '기타', 'No Brand', 'M0000000'])(
    'stay unknown where the shop writes %j',
    async maker => {
      const { items } = await read('a.csv', `상품명,가격,제조사\n코튼 티셔츠,1000,${maker}\n`)
      expect(items).toMatchObject([{ maker: '기타' }])
    },
  )

  test('are those of the next column where the first is unknown, or known ones at the beginning of a name', async () => {
    const { items } = await read(
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
    [
      'Name,Buying cost,Weight',
      'A,"12,000원",3',
      "Buying cost looks like one; read it with --price 'Buying cost'",
    ],
    ['상품명,공급가,배송비', 'A,12000,3000', '공급가 looks like one; read it with --price 공급가'],
    ['상품명,비고,수량', 'A,₩9000,3', '비고 looks like one; read it with --price 비고'],
  ])('name the column that looks like a price where no product has one: %j', async (header, row, hint) => {
    const { report } = await read('a.csv', `${header}\n${row}\n`)
    expect(report.hints).toEqual([`no product has a price, but ${hint}`])
    const price = /'([^']+)'$|(\S+)$/
      .exec(hint)
      ?.slice(1)
      .find(each => each !== undefined)
    expect((await read('a.csv', `${header}\n${row}\n`, { price })).report).toMatchObject({
      withoutPrice: 0,
      hints: [],
    })
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

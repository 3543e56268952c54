import { describe, expect, test } from 'vitest'
import { readShopFile } from './testing/read-shop-file.ts'

describe('prices', () => {
  test('that are missing, unreadable or a state keep their products', async () => {
    const rows = ['A,품절', 'B,단종', 'C,가격비교예정', 'D,-', 'E,N/A', 'F,much', 'G,일시품절', 'H,"9,900원"']
    const { items, report } = await readShopFile('a.csv', `name,price\n${rows.join('\n')}\n`)
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
    await expect(readShopFile(name, content)).rejects.toThrow(message)
  })

  test('in the requested currency are converted', async () => {
    const euros = { currency: 'EUR', rate: 1600 }
    const { items } = await readShopFile(
      'a.csv',
      'name;price;currency\nA;1.299,00 €;EUR\nB;12,5;eur\n',
      euros,
    )
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
    const { items, report } = await readShopFile(
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
    const { report } = await readShopFile(
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
    const { items } = await readShopFile('a.csv', `name,price,${columns}\nA,1000,${values}\n`)
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
    const { items } = await readShopFile('a.csv', `name,${columns}\nA,${values}\n`)
    expect(items).toMatchObject([{ won, state: won > 0 ? 3 : 2 }])
  })
})

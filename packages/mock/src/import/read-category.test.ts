import { describe, expect, test } from 'vitest'
import { importFiles } from './import-files.ts'
import { findPartsBySlash, readCategory } from './read-category.ts'
import { writeFile } from './testing/write-file.ts'

describe('the path of a category', () => {
  test.each([
    ['PC부품 > 그래픽카드', false, ['PC부품', '그래픽카드']],
    ['PC부품 / 그래픽카드', false, ['PC부품', '그래픽카드']],
    ['생활/건강', false, ['생활/건강']],
    ['생활/건강 > 주방용품', false, ['생활/건강', '주방용품']],
    ['Default Category/Gear,Default Category/Gear/Bags', true, ['Gear', 'Bags']],
    ['Default Category', true, []],
    ['Clothing > Hoodies, Clothing', true, ['Clothing', 'Hoodies']],
    ['Clothing > Hoodies, Clothing', false, ['Clothing', 'Hoodies']],
    ['Gifts, Clothing > Hoodies|Sale', true, ['Clothing', 'Hoodies']],
    ['A > B, C > D', false, ['A', 'B']],
    ['Food, Beverages & Tobacco > Beverages', false, ['Food, Beverages & Tobacco', 'Beverages']],
    ['Cups\\, Mugs > Big', true, ['Cups, Mugs', 'Big']],
    ['Shop/Gear,Shop/Gear/Bags', false, ['Shop', 'Gear', 'Bags']],
    ['Home &amp; Garden &gt; Lamps', false, ['Home & Garden', 'Lamps']],
    ['simple', false, []],
    ['24|25', false, []],
  ])('%s', (text, isList, path) => {
    expect(readCategory(text, isList, text.startsWith('Shop/'))).toEqual(path)
  })
})

test.each([
  [['컴퓨터/모니터', '컴퓨터/키보드', '식품'], true],
  [['컴퓨터/모니터', '컴퓨터'], true],
  [['생활/건강', '가구/인테리어', '식품'], false],
  [['생활/건강', '생활/건강>주방/욕실'], false],
])('whether a / parts levels is told by the names that begin alike: %j', (texts, partsBySlash) => {
  expect(findPartsBySlash(texts)).toBe(partsBySlash)
})

test.each([
  [{}, ['생활/건강', '컵'], ['a']],
  [{ categoryField: '중분류' }, ['컵'], ['a']],
  [{ categoryField: '{대분류}/{중분류}' }, ['생활/건강', '컵'], ['a']],
  [{ category: ['모두'] }, ['모두'], undefined],
])(
  'no row is lost for its category, and --category puts all into one: %j',
  async (mapping, first, second) => {
    const path = writeFile('a.csv', '상품명,가격,대분류,중분류\n가,1000,생활/건강,컵\n나,2000,,\n')
    const { report } = await importFiles([path], mapping)
    expect(report.categories.map(each => each.path)).toEqual(second ? [first, second] : [first])
    expect(report).toMatchObject({ imported: 2, hints: [] })
  },
)

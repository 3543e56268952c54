import { describe, expect, test } from 'vitest'
import { nameOf, search, table } from './search.ts'
import { spokenQueries } from './spoken-queries.ts'

describe('the category that must lead', () => {
  test('is listed for at least 200 queries', () => {
    expect(new Set(table.map(([query]) => query)).size).toBeGreaterThanOrEqual(200)
  })

  test.each(table)('%s leads to %s', async (query, category) => {
    expect(await search(query)).toMatchObject({ leading: category })
  })
})

describe.each(Object.entries(spokenQueries))('of the kind %s', (_, queries) => {
  test.each(queries)('%s leads where its writer meant', async (query, ...leading) => {
    const { leading: found, choices } = await search(query)
    // A price that leaves nothing stays chosen, and the page shows the nearest products.
    const isEmptied = found === undefined && choices?.max != null
    expect(leading.length === 0 || isEmptied ? [undefined] : leading).toContain(found)
  })
})

test.each(['전기히터', '히터', '헤어드라이어', '전기레인지', '커피 원두', '케이블', 'usb c 케이블'])(
  '%s, which no mall sells, leads nowhere else',
  async query => {
    expect((await search(query)).first).toBeUndefined()
  },
)

test.each<[string, string, string]>([
  ['165Hz 이상 모니터', '게이밍 모니터', 'refresh'],
  ['27인치 이상 모니터', '게이밍 모니터', 'size'],
  ['16기가 이상 노트북', '게이밍 노트북', 'memory'],
  ['1kg 이하 노트북', '울트라슬림 노트북', 'weight'],
  ['500W 이상 파워', '파워서플라이', 'watts'],
  ['850W 이상', '파워서플라이', 'watts'],
  ['2TB 이상 SSD', 'SSD', 'capacity'],
  ['32GB 이상 램', '메모리 (RAM)', 'total'],
  ['75인치 이상 TV', 'TV', 'size'],
  ['20kg 이상 세탁기', '세탁기', 'capacity'],
  ['10L 이상 에어프라이어', '에어프라이어', 'capacity'],
  ['공기청정기 20평 이상', '공기청정기', 'area'],
  ['에어컨 17평형 이상', '에어컨', 'area'],
  ['무게 1.2kg 미만 노트북', '울트라슬림 노트북', 'weight'],
  ['ssd 32테라', 'SSD', 'capacity'],
  ['20평 공기청정기', '공기청정기', 'area'],
  ['18평 에어컨', '에어컨', 'area'],
  ['삼다수 3리터', '생수', 'volume'],
  ['노트북 4TB 이상', '게이밍 노트북', 'ssd'],
])('%s chooses amounts of %s', async (query, category, facet) => {
  const { items, choices } = await search(query)
  expect(items.length).toBeGreaterThan(0)
  expect(Object.keys(choices?.spec ?? {})).toEqual([facet])
  expect(nameOf(choices?.search?.cateId)).toBe(category)
})

test.each(['27"', '32”', "24''"])('%s is in inches', async size => {
  const found = await search(`${size} 모니터`)
  expect(found.leading).toMatch(/모니터/)
  expect(found.readAs).toBe(`${Number.parseInt(size, 10)}인치 모니터`)
})

test.each([
  ['USB C', 'USB-C', 'usbc'],
  ['1 TB SSD', '1TB SSD'],
  ['WH-1000XM5', 'wh 1000 xm5', 'wh1000xm5', 'wh-1000 xm5'],
  ['17평 에어컨', '17평형 에어컨', '에어컨 17 평'],
  ['i714700k', 'i7-14700k', 'i7 14700k'],
  ['아이폰이', '아이폰'],
  ['모니터를', '모니터'],
  ['에어팟은', '에어팟'],
  ['다이슨을', '다이슨'],
  ['ㄱㄹㅍ ㅋㄷ', 'ㄱㄹㅍㅋㄷ'],
  ['ㅁㅅ ㅇㅇㅍ', 'ㅁㅅㅇㅇㅍ'],
  ['겜용 노트북', '게이밍 노트북'],
])('%s finds the same products in other clothes', async (...clothes) => {
  const [first, ...others] = await Promise.all(clothes.map(async typed => idsOf(await search(typed))))
  expect(first?.length).toBeGreaterThan(0)
  for (const other of others) expect(other).toEqual(first)
})

test.each(['노트북 -게이밍', '노트북 게이밍 제외', '게이밍 빼고 노트북'])(
  '%s finds no gaming laptop',
  async typed => {
    const { items, leading } = await search(typed)
    expect(items.length).toBeGreaterThan(0)
    expect(leading).not.toContain('게이밍')
    for (const { name } of items) expect(name).not.toContain('게이밍')
  },
)

test('regression: 5090 listed a printer first, the G5090', async () => {
  expect((await search('5090')).items[0]?.name).toContain('RTX 5090')
})

test('regression: hdd 2tb listed disks of 12TB', async () => {
  const { items } = await search('hdd 2tb')
  expect(items.length).toBeGreaterThan(0)
  for (const { key_specs } of items) expect(key_specs).toContain('2TB')
})

test.each(['32GB 램', '램', '램 32기가'])('regression: %s found USB sticks as well', async typed => {
  const { items, leading } = await search(typed)
  expect(leading).toBe('메모리 (RAM)')
  for (const { cate_id } of items) expect(nameOf(cate_id)).toBe('메모리 (RAM)')
})

test.each([
  ['무료배송 키보드', {}],
  ['5만원대 키보드 무료배송', { min: 50_000 }],
  ['5만원대 기계식 키보드 무료 배송', { min: 50_000 }],
])('regression: %s found nothing', async (typed, prices) => {
  const { items, leading, choices } = await search(typed)
  expect(items.length).toBeGreaterThan(0)
  expect(leading).toBe('키보드')
  expect(choices).toMatchObject({ traits: ['free'], ...prices })
})

test.each([
  ['rtx5070ti 화이트', '그래픽카드'],
  ['사무용 노트북 1kg 미만', '울트라슬림 노트북'],
])('regression: %s was not widened', async (typed, category) => {
  expect(await search(typed)).toMatchObject({ leading: category })
})

test('지슈라 is a mouse', async () => {
  expect(await search('지슈라')).toMatchObject({ leading: '마우스' })
})

function idsOf({ items }: Awaited<ReturnType<typeof search>>): readonly string[] {
  return items.map(({ item_id }) => item_id)
}

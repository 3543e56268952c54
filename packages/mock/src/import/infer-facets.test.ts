import { describe, expect, test } from 'vitest'
import { importFiles } from './import-files.ts'
import type { ImportMapping } from './mapping.ts'
import { toJsonLines, writeFile } from './testing/write-file.ts'

async function report(records: readonly object[], mapping: ImportMapping = {}) {
  const named = records.map((record, at) => ({ name: `Item ${at}`, ...record }))
  const { report } = await importFiles([writeFile('things.jsonl', toJsonLines(named))], mapping)
  const [category] = report.categories
  if (!category) throw new Error('no category')
  return category
}

const many = Array.from({ length: 100 }, (_, at) => at)

describe('inferFacets', () => {
  test('lists few values, divides many numbers into ranges, and skips identifiers, free texts and constants', async () => {
    const { facets, leftOut } = await report(
      many.map(at => ({
        kind: at % 3 === 0 ? 'A' : 'B',
        length: 200 + at,
        sku: `X${at}`,
        text: `Only ${at}`,
        page: `https://example.com/${at}`,
        same: 'always',
      })),
    )
    expect(facets.map(facet => [facet.path, facet.kind])).toEqual([
      ['length', 'ranges'],
      ['kind', 'values'],
    ])
    expect(facets[0]?.name).toBe('길이')
    expect(new Map(leftOut.map(each => [each.path, each.reason]))).toEqual(
      new Map([
        ['sku', 'identifier'],
        ['text', 'nearly every item has its own text'],
        ['page', 'address or picture'],
        ['same', 'the same on every item'],
      ]),
    )
  })

  test('regression: tags of a description were shown as a specification', async () => {
    const records = many.map(at => ({
      'Body (HTML)': at % 2 ? 'Soft' : 'Hard',
      'Image Position': at % 3,
      about: at % 3 ? `<p class="a">Kind ${at % 2}</p>` : 'none',
      kind: at % 2 ? 'Gr&amp;n' : `${at % 4 ? '<b>Matt</b>' : 'matt'}`,
    }))
    const { facets, leftOut } = await report(records)
    expect(facets).toMatchObject([{ path: 'kind', values: ['Gr&n', 'matt'] }])
    expect(leftOut).toEqual([
      { path: 'Body (HTML)', reason: 'description, not a specification', keySpec: false },
      { path: 'Image Position', reason: 'address or picture', keySpec: false },
      { path: 'about', reason: 'description, not a specification', keySpec: false },
    ])
  })

  test('treats 0 as unknown in a measure, and as a value in a count', async () => {
    const { facets, notes } = await report(
      many.map(at => ({ height: at < 5 ? 0 : 120 + (at % 4) * 10, hdmi_2_1: at % 3 })),
    )
    const byPath = new Map(facets.map(facet => [facet.path, facet]))
    expect(byPath.get('height')?.values).toEqual(['120mm', '130mm', '140mm', '150mm'])
    expect(byPath.get('height')?.coverage).toBeCloseTo(0.95)
    expect(byPath.get('hdmi_2_1')?.values).toEqual(['0개', '1개', '2개'])
    expect(notes).toEqual(['height: 0 treated as unknown (5 items)'])
  })

  test('makes one facet of a pair of numbers, in a JSON list as in a CSV cell', async () => {
    const pairs = many.map(at => [1 + (at % 2), 8 * (1 + (at % 3))])
    const values = ['8GB × 1', '16GB × 2', '24GB × 1', '8GB × 2', '16GB × 1', '24GB × 2']
    for (const write of [(pair: number[]) => pair, (pair: number[]) => pair.join(), JSON.stringify]) {
      const { facets } = await report(pairs.map(pair => ({ modules: write(pair) })))
      expect(facets.map(facet => [facet.path, [...facet.values].sort()])).toEqual([
        ['modules', values.toSorted()],
      ])
    }
    const { facets } = await report(many.map(at => ({ rpm: at % 2 ? 1500 : [500, 1000 + (at % 3) * 100] })))
    expect(facets.map(facet => facet.path)).toEqual(['rpm'])
  })

  test('distinguishes the number of elements in a list from a field named length', async () => {
    const { facets } = await report(
      many.map(at => ({
        reviews: Array.from({ length: 1 + (at % 4) }, () => ({ text: 'good' })),
        m2_slots: Array.from({ length: 1 + (at % 3) }, () => ({ size: '2280' })),
        box: { length: 100 + (at % 5) * 50 },
      })),
    )
    expect(new Map(facets.map(facet => [facet.path, [facet.name, facet.values[0]]]))).toEqual(
      new Map([
        ['reviews.length', ['Reviews 수', '1개']],
        ['m2_slots.length', ['M.2 슬롯', '1개']],
        ['box.length', ['길이', '100mm']],
      ]),
    )
  })

  test.each([
    ['reviews.length', 'Reviews 수', '1개'],
    ['product.userReviews.length', 'Product user reviews 수', '1개'],
    ['m2_slots.length', 'M.2 슬롯', '1개'],
    ['cable.length', '길이', '1mm'],
    ['dimensions.length', '길이', '1mm'],
    ['specs.length', '길이', '1mm'],
    ['glass.length', '길이', '1mm'],
  ])('reads a field %s, flat or in an object, as %s', async (path, name, value) => {
    const nest = (field: string, amount: number): object => {
      const [head = '', ...rest] = field.split('.')
      return { [head]: rest.length === 0 ? amount : nest(rest.join('.'), amount) }
    }
    for (const write of [(amount: number) => ({ [path]: amount }), (amount: number) => nest(path, amount)]) {
      const { facets } = await report(many.map(at => write(1 + (at % 4))))
      expect(facets.map(facet => [facet.path, facet.name, facet.values[0]])).toEqual([[path, name, value]])
    }
  })

  test('takes a plural for a length where the values are no counts', async () => {
    for (const write of [(at: number) => `${at} mm`, (at: number) => at + 0.5]) {
      const { facets } = await report(many.map(at => ({ 'cables.length': write(1 + (at % 4)) })))
      expect(facets.map(facet => facet.name)).toEqual(['길이'])
    }
  })

  test('keeps a length beside a count, although every count comes with one length', async () => {
    const { facets } = await report(
      many.map(at => ({ 'reviews.length': 3 + (at % 2), 'cable.length': 100 + 50 * (at % 2) })),
    )
    expect(facets.map(facet => facet.path).sort()).toEqual(['cable.length', 'reviews.length'])
  })

  test('keeps two facets that differ only in some rows', async () => {
    const rows = Array.from({ length: 16_000 }, (_, at) => ({
      a: `a${(at >> 2) % 3}`,
      b: `b${(at >> 2) % 3}${at % 4 ? at % 2 : ''}`,
    }))
    const { facets } = await report(rows)
    expect(facets.map(facet => facet.path).sort()).toEqual(['a', 'b'])
  })

  test('turns long lists into yes/no facets of their members', async () => {
    const { facets } = await report(
      many.map(at => ({
        cpu_sockets: ['AM4', 'AM5', 'LGA 1700', 'LGA 1851']
          .filter((_, bit) => at & (1 << bit))
          .concat(`S${at}`, 'x', 'y'),
      })),
    )
    expect(facets.map(facet => facet.name)).toContain('지원 소켓 AM5')
  })

  test('omits duplicate facets, and keeps the limit', async () => {
    const twins = await report(many.map(at => ({ type: at % 4 ? 'SSD' : 'HDD', kind: at % 4 ? 's' : 'h' })))
    expect(twins.facets).toHaveLength(1)
    const wide = many.map(at =>
      Object.fromEntries(many.slice(0, 30).map(n => [`f${n}`, (at * (n + 7)) % (5 + n)])),
    )
    expect((await report(wide)).facets).toHaveLength(15)
  })

  test('follows options for labels, units, and fields to skip and to show', async () => {
    const { facets } = await report(
      many.map(at => ({ weird_size: 1 + (at % 5), note: `n${at}`, box: { a: at % 2, b: at % 3 } })),
      {
        labels: new Map([['weird_size', '이상한 크기']]),
        units: new Map([['weird_size', 'cm']]),
        skip: new Set(['box']),
        facets: new Set(['note']),
      },
    )
    expect(facets.map(facet => facet.path)).toEqual(['note', 'weird_size'])
    expect(facets[1]).toMatchObject({ name: '이상한 크기', values: ['1cm', '2cm', '3cm', '4cm', '5cm'] })
  })

  test('parses numbers and booleans in texts, as in CSV', async () => {
    const { facets } = await report(
      many.map(at => ({ wifi: at % 2 ? 'yes' : 'no', depth: `${100 + at} mm` })),
    )
    expect(facets.map(facet => [facet.path, facet.kind])).toEqual([
      ['depth', 'ranges'],
      ['wifi', 'values'],
    ])
  })
})

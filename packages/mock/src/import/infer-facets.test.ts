import { describe, expect, it } from 'vitest'
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
  it('lists few values, divides many numbers, and leaves out what helps nobody', async () => {
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

  it('takes 0 for unknown in a measure and for an answer in a count', async () => {
    const { facets, notes } = await report(
      many.map(at => ({ height: at < 5 ? 0 : 120 + (at % 4) * 10, hdmi_2_1: at % 3 })),
    )
    const byPath = new Map(facets.map(facet => [facet.path, facet]))
    expect(byPath.get('height')?.values).toEqual(['120mm', '130mm', '140mm', '150mm'])
    expect(byPath.get('height')?.coverage).toBeCloseTo(0.95)
    expect(byPath.get('hdmi_2_1')?.values).toEqual(['0개', '1개', '2개'])
    expect(notes).toEqual(['height: 0 treated as unknown (5 items)'])
  })

  it('gives pairs of numbers one facet a position', async () => {
    const { facets } = await report(many.map(at => ({ modules: [1 + (at % 2), 8 * (1 + (at % 3))] })))
    expect(facets.map(facet => facet.path).sort()).toEqual(['modules.0', 'modules.1'])
  })

  it('asks of long lists whether one thing is in them', async () => {
    const { facets } = await report(
      many.map(at => ({
        cpu_sockets: ['AM4', 'AM5', 'LGA 1700', 'LGA 1851']
          .filter((_, bit) => at & (1 << bit))
          .concat(`S${at}`, 'x', 'y'),
      })),
    )
    expect(facets.map(facet => facet.name)).toContain('지원 소켓 AM5')
  })

  it('does not say the same twice, and keeps to the limit', async () => {
    const twins = await report(many.map(at => ({ type: at % 4 ? 'SSD' : 'HDD', kind: at % 4 ? 's' : 'h' })))
    expect(twins.facets).toHaveLength(1)
    const wide = many.map(at =>
      Object.fromEntries(many.slice(0, 30).map(n => [`f${n}`, (at * (n + 7)) % (5 + n)])),
    )
    expect((await report(wide)).facets).toHaveLength(15)
  })

  it('does as it is told about labels, units, fields to skip and to show', async () => {
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

  it('reads numbers and booleans out of texts, as CSV has them', async () => {
    const { facets } = await report(
      many.map(at => ({ wifi: at % 2 ? 'yes' : 'no', depth: `${100 + at} mm` })),
    )
    expect(facets.map(facet => [facet.path, facet.kind])).toEqual([
      ['depth', 'ranges'],
      ['wifi', 'values'],
    ])
  })
})

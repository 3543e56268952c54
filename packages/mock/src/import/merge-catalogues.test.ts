import { describe, expect, test } from 'vitest'
import type { Catalogue, CategoryNode } from '../catalogue/catalogue.ts'
import { importFiles } from './import-files.ts'
import { mergeCatalogues, mergeTrees } from './merge-catalogues.ts'
import { toJsonLines, writeFile } from './testing/write-file.ts'

async function make(
  file: string,
  maker: string,
  fields: (at: number) => object,
  categoryId?: string,
): Promise<Catalogue> {
  const records = Array.from({ length: 40 }, (_, at) => ({
    name: `${maker} ${at}`,
    maker,
    price: 1000 + at,
    ...fields(at),
  }))
  const path = writeFile(file, toJsonLines(records))
  return (await importFiles([path], categoryId === undefined ? {} : { categoryId })).catalogue
}

function allIds(catalogue: Catalogue): number[] {
  return [...catalogue.leaves.values()].flatMap(leaf => [...leaf.items.ids])
}

describe('mergeCatalogues', () => {
  test('puts different categories side by side, with ids and makers of their own', async () => {
    const merged = mergeCatalogues(
      await make('gpu.jsonl', 'Asus', at => ({ memory: at % 3 })),
      await make('cpu.jsonl', 'Intel', at => ({ socket: `S${at % 2}` })),
    )
    expect(merged.roots).toHaveLength(1)
    expect(merged.roots[0]?.children.map(child => child.name)).toEqual(['그래픽카드', 'CPU'])
    expect(new Set(allIds(merged)).size).toBe(80)
    const [, cpu] = [...merged.leaves.values()]
    expect(merged.makers[cpu?.items.makers[0] ?? 0]).toBe('Intel')
    expect(cpu?.items.text(3).name).toBe('Intel 3')
  })

  test('appends the rows of one leaf, joining facets by key and values by key', async () => {
    const merged = mergeCatalogues(
      await make(
        'gpu.jsonl',
        'Asus',
        at => ({ socket: `S${at % 2}`, color: at % 2 ? 'Red' : 'Blue', wifi: at % 3 === 0 }),
        '112753',
      ),
      await make(
        'cpu.jsonl',
        'Intel',
        at => ({ socket: `S${1 + (at % 2)}`, tdp: 65 + (at % 3) * 30 }),
        '112753',
      ),
    )
    const leaf = merged.leaves.get('112753')
    expect(leaf?.items.size).toBe(80)
    expect(leaf?.items.text(40).name).toBe('Intel 0')
    const socket = leaf?.facets.findIndex(facet => facet.key === 'socket') ?? -1
    expect(leaf?.facets[socket]?.values.map(value => value.name).sort()).toEqual(['S0', 'S1', 'S2'])
    const valueAt = (row: number) =>
      leaf?.facets[socket]?.values[(leaf.items.specs[socket]?.[row] ?? 0) - 1]?.name
    expect([valueAt(0), valueAt(1), valueAt(40), valueAt(41)]).toEqual(['S0', 'S1', 'S1', 'S2'])
    const tdp = leaf?.facets.findIndex(facet => facet.key === 'tdp') ?? -1
    expect(leaf?.items.specs[tdp]?.[0]).toBe(0)
    expect(leaf?.items.specs[tdp]?.[40]).toBeGreaterThan(0)
  })

  test('merging a single catalogue changes nothing', async () => {
    const one = await make('gpu.jsonl', 'Asus', at => ({ memory: at % 3 }))
    expect(JSON.stringify([...mergeCatalogues(one).leaves])).toBe(JSON.stringify([...one.leaves]))
  })

  test('refuses a category with items here and children there', async () => {
    const leafy = await make('gpu.jsonl', 'Asus', () => ({}), '19')
    const deep = await make('cpu.jsonl', 'Intel', () => ({}))
    expect(() => mergeCatalogues(leafy, deep)).toThrow(/has items in one catalogue and children in another/)
  })
})

test('keeps a category where the first tree has it, and adds no empty parents', () => {
  const node = (cateId: string, ...children: CategoryNode[]): CategoryNode => ({
    cateId,
    name: cateId,
    children,
  })
  const merged = mergeTrees([
    [node('11', node('1127', node('112753')))],
    [node('19', node('112753')), node('20', node('201'))],
  ])
  expect(merged).toEqual([node('11', node('1127', node('112753'))), node('20', node('201'))])
})

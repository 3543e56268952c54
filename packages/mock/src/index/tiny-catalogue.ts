import type { Catalogue, CategoryNode, Facet, ItemTable, Leaf } from '../catalogue/catalogue.ts'

/** One item of a hand-made catalogue; what is left out is zero, and the price state follows from the price. */
export interface TinyItem {
  readonly id: number
  readonly name?: string
  readonly maker?: number
  readonly keySpecs?: readonly string[]
  /** Index into the facet's values + 1, 0 for not stated; one a facet. */
  readonly specs?: readonly number[]
  readonly cash?: number
  readonly card?: number
  readonly reviews?: number
  /** The average grade times ten; 45 by default. */
  readonly score?: number
  readonly registered?: number
  readonly popularity?: number
  readonly malls?: number
  readonly group?: number
  readonly label?: string
  readonly flags?: number
  readonly minishop?: string
}

export const tinyMakers = ['저울전자', 'Acme', '한빛']

export const tinyFacets: readonly Facet[] = [
  {
    key: 'memory',
    name: '메모리',
    unit: 'GB',
    values: ['8', '12', '16'].map(key => ({ key, name: `${key}GB` })),
  },
  { key: 'colour', name: '색상', values: ['black', 'white'].map(key => ({ key, name: key })) },
]

/** Root 1 > 11 > leaves 111 and 112; root 2 > 21 > leaf 211, by the leaves' ids. */
export function tinyCatalogue(leaves: Readonly<Record<string, readonly TinyItem[]>>): Catalogue {
  const children = (parent: string): CategoryNode[] =>
    Object.keys(leaves)
      .filter(id => id.startsWith(parent))
      .map(cateId => ({ cateId, name: `분류 ${cateId}`, children: [] }))
  return {
    seed: 1,
    roots: ['1', '2'].map(cateId => ({
      cateId,
      name: `분류 ${cateId}`,
      children: [{ cateId: `${cateId}1`, name: `분류 ${cateId}1`, children: children(`${cateId}1`) }],
    })),
    makers: tinyMakers,
    deliveries: [{ kind: 'free' }, { kind: 'paid', fee: 3000 }],
    leaves: new Map(Object.entries(leaves).map(([cateId, items]) => [cateId, tinyLeaf(cateId, items)])),
  }
}

function tinyLeaf(cateId: string, items: readonly TinyItem[]): Leaf {
  return { cateId, picture: 'box', facets: tinyFacets, items: tinyTable(items) }
}

function tinyTable(items: readonly TinyItem[]): ItemTable {
  const numbers = (pick: (item: TinyItem) => number | undefined) => items.map(item => pick(item) ?? 0)
  return {
    size: items.length,
    ids: Uint32Array.from(numbers(item => item.id)),
    makers: Uint16Array.from(numbers(item => item.maker)),
    specs: tinyFacets.map((_, place) => Uint16Array.from(numbers(item => item.specs?.[place]))),
    cash: Uint32Array.from(numbers(item => item.cash)),
    card: Uint32Array.from(numbers(item => item.card)),
    states: Uint8Array.from(numbers(item => (item.cash ? 3 : 0))),
    deliveries: Uint8Array.from(numbers(() => 0)),
    malls: Uint8Array.from(numbers(item => item.malls)),
    reviews: Uint32Array.from(numbers(item => item.reviews)),
    scores: Uint8Array.from(items.map(({ score = 45 }) => score)),
    zzims: Uint32Array.from(numbers(() => 0)),
    registered: Uint32Array.from(numbers(item => item.registered)),
    popularity: Uint32Array.from(numbers(item => item.popularity)),
    flags: Uint8Array.from(numbers(item => item.flags)),
    groups: Uint32Array.from(numbers(item => item.group)),
    text(row) {
      const { name = `상품 ${row}`, keySpecs = ['8코어'], label, minishop } = items[row] ?? {}
      return {
        name,
        keySpecs,
        ...(label !== undefined && { variantLabel: label }),
        ...(minishop !== undefined && { minishop }),
      }
    },
  }
}

import { changeChoice } from '../choice-faults.ts'
import { inAnswer, inQuestion, type Seed } from '../fault.ts'
import { inResult, withOther } from './mistake.ts'

/** Misread parameters of lists. */
export const listMistakes: readonly Seed[] = [
  {
    name: 'several values of a facet that mean AND',
    around: inResult('getItems', (result, url) =>
      Object.values(choiceOf(url)).some(values => values.length > 1)
        ? { ...result, items: [], total: 0 }
        : result,
    ),
  },
  {
    name: 'several facets that mean OR',
    around: inQuestion('getItems', query =>
      changeChoice(query, ([key, values], place) => (place === 1 ? null : [key, values])),
    ),
  },
  {
    name: 'a highest price alone that is taken for the lowest',
    around: inQuestion('getItems', query => {
      const max = query.get('max')
      if (max === null || query.has('min')) return
      query.delete('max')
      query.set('min', max)
    }),
  },
  {
    name: 'a price range that is forgotten by card',
    around: inQuestion('getItems', query => {
      if (query.get('type') !== 'card') return
      query.delete('min')
      query.delete('max')
    }),
  },
  {
    name: 'a limit that is the size of the window',
    around: inQuestion('getItems', query => {
      const offset = Number(query.get('offset') ?? 0)
      const limit = Number(query.get('limit') ?? 30)
      if (offset > 0 && limit > 0) query.set('limit', String(offset + limit))
    }),
  },
  {
    name: 'the last window again beyond the end',
    around: withOther(
      'getItems',
      query => {
        query.delete('offset')
        query.delete('limit')
      },
      (body, other) => (body.result.items.length === 0 && body.result.total > 0 ? other : body),
    ),
  },
  {
    name: 'the newest by popularity',
    around: inQuestion('getItems', query => query.get('sort') === 'new' && query.set('sort', 'rank')),
  },
  {
    name: 'the fewest reviews first',
    around: inResult('getItems', (result, url) =>
      url.searchParams.get('sort') === 'review' ? { ...result, items: result.items.toReversed() } : result,
    ),
  },
  {
    name: 'a keyword that leaves the category',
    around: inQuestion('getItems', query => query.has('keyword') && query.delete('cate_id')),
  },
  {
    name: 'a keyword that is one phrase',
    around: inResult('getItems', (result, url) =>
      /\S\s+\S/.test(url.searchParams.get('keyword') ?? '') ? { ...result, items: [], total: 0 } : result,
    ),
  },
  {
    name: 'a keyword that is looked for in names alone',
    around: inResult('getItems', (result, url) => {
      const keyword = (url.searchParams.get('keyword') ?? '').toLowerCase().replaceAll(/\s/g, '')
      const items = result.items.filter(({ name }) =>
        name.toLowerCase().replaceAll(/\s/g, '').includes(keyword),
      )
      return { ...result, items }
    }),
  },
  {
    name: 'makers that are gone once one is chosen',
    around: inAnswer('getItems', (body, url) => {
      const chosen = url.searchParams.get('maker')?.split(',')
      return chosen ? { ...body, makers: body.makers.filter(({ id }) => chosen.includes(id)) } : body
    }),
  },
  {
    name: 'values of a facet that count nothing beside the chosen one',
    around: inResult('getItems', (result, url) => {
      const chosen = choiceOf(url)
      const counts = Object.entries(result.spec_counts ?? {}).map(([key, values]) => [
        key,
        Object.fromEntries(
          Object.entries(values).map(([value, count]) => [
            value,
            chosen[key] && !chosen[key].includes(value) ? 0 : count,
          ]),
        ),
      ])
      return { ...result, spec_counts: Object.fromEntries(counts) }
    }),
  },
  {
    name: 'price bands of the whole category',
    around: withOther('getItems', keepCategory, (body, { result }) => ({
      ...body,
      result: { ...body.result, price_bands: result.price_bands },
    })),
  },
  {
    name: 'traits that count the whole category',
    around: withOther('getItems', keepCategory, (body, { result }) => ({
      ...body,
      result: { ...body.result, trait_counts: result.trait_counts },
    })),
  },
  {
    name: 'the smallest malls first',
    around: inResult('getItems', result => ({ ...result, malls: result.malls?.toReversed() })),
  },
  {
    name: 'paid placements in every window',
    around: inResult('getItems', (result, url) => {
      const { searchParams } = url
      const [first] = result.items
      if (!first || !searchParams.has('ad') || Number(searchParams.get('offset') ?? 0) === 0) return result
      return { ...result, items: [{ ...first, ad: true }, ...result.items] }
    }),
  },
  {
    name: 'products of which variants are counted',
    around: withOther(
      'getItems',
      query => query.delete('group'),
      (body, { result: { total } }) => ({ ...body, result: { ...body.result, total } }),
    ),
  },
  {
    name: 'categories of a search that forget the others',
    around: inResult('getItems', (result, url) => {
      const chosen = url.searchParams.get('cate_id')
      if (chosen === null || !result.category_counts) return result
      const category_counts = result.category_counts.filter(({ cate_id }) => cate_id.startsWith(chosen))
      return { ...result, category_counts }
    }),
  },
  {
    name: 'another keyword for one that finds something',
    around: inResult('getItems', (result, url) =>
      url.searchParams.has('keyword') ? { ...result, suggested_keyword: '그래픽카드' } : result,
    ),
  },
]

function keepCategory(query: URLSearchParams): void {
  for (const name of ['spec', 'maker', 'trait', 'mall', 'min', 'max']) query.delete(name)
}

function choiceOf(url: URL): Readonly<Record<string, readonly string[]>> {
  const text = url.searchParams.get('spec') ?? ''
  return /^\{"[^"]+":\[.*\]\}$/.test(text) ? JSON.parse(text) : {}
}

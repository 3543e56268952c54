import { type Fault, inAnswer, inQuestion } from './fault.ts'

const list = ['getItems'] as const

/** Choices that a list misinterprets. */
export const choiceFaults: readonly Fault[] = [
  {
    name: 'several values of a facet, of which the first counts',
    breaks: 'facet-choices',
    only: list,
    caught: /^getItems body\.result\.(items|total)\S*: /,
    around: inQuestion('getItems', query => changeChoice(query, ([key, [first = '']]) => [key, [first]])),
  },
  {
    name: 'several makers, of which the last counts',
    breaks: 'other-choices',
    only: list,
    caught: /^getItems body\.result\.(items|total)\S*: /,
    around: inQuestion('getItems', query => keepLast(query, 'maker')),
  },
  {
    name: 'an item of another category',
    breaks: 'item-category',
    only: list,
    caught: /^getItems body\.result\.items\.\d+\.cate_id: is 99\d+, which is not below/,
    around: inAnswer('getItems', body => ({
      ...body,
      result: {
        ...body.result,
        items: body.result.items.map((item, place) =>
          place === 2 ? { ...item, cate_id: `99${item.cate_id}` } : item,
        ),
      },
    })),
  },
  {
    name: 'a price of what is sold out',
    breaks: 'price-states',
    only: list,
    caught: /^getItems body\.result\.items\.\d+\.cash: is \d+ in the price state [012]/,
    around: inAnswer('getItems', body => ({
      ...body,
      result: {
        ...body.result,
        items: body.result.items.map(item => (item.price_state === 3 ? item : { ...item, cash: 1000 })),
      },
    })),
  },
  {
    name: 'fields that nobody asked for',
    breaks: 'optional-fields',
    only: list,
    caught: /^getItems body\.result\.items\.\d+: has stdpc, which nobody asked for/,
    around: inQuestion('getItems', query => query.set('fields', 'stdpc,maker,hotdeal,event')),
  },
  {
    name: 'paid placements that take up the window',
    breaks: 'paid-placements',
    only: list,
    caught: /^getItems body\.result\.items\S*: is/,
    around: inAnswer('getItems', body => {
      const limit = body.result.items.filter(({ ad }) => !ad).length
      return { ...body, result: { ...body.result, items: body.result.items.slice(0, limit) } }
    }),
  },
  {
    name: 'variants that are entries of their own among products',
    breaks: 'grouped-variants',
    only: list,
    caught: /^getItems body\.result\.(total|items)\S*: is/,
    around: inQuestion('getItems', query => query.delete('group')),
  },
  {
    name: 'words of which one is enough',
    breaks: 'keyword-words',
    only: list,
    caught: /^getItems body\.result\.\S+: /,
    around: inQuestion('getItems', query => {
      const keyword = query.get('keyword')
      if (keyword !== null) query.set('keyword', keyword.split(/\s+/)[0] ?? '')
    }),
  },
  {
    name: 'a highest price that is exclusive',
    breaks: 'price-range-ends',
    only: list,
    caught: /^getItems body\.result\.total: is 0 instead of/,
    around: inQuestion('getItems', query => {
      const max = Number(query.get('max'))
      if (query.has('max') && max > 0) query.set('max', String(max - 1))
    }),
  },
  {
    name: 'thirty-one by default',
    breaks: 'list-defaults',
    only: list,
    caught: /^getItems body\.result\.items\.length: is 31 instead of 30/,
    around: inQuestion('getItems', query => query.has('limit') || query.set('limit', '31')),
  },
  {
    name: 'a list without makers',
    breaks: 'listed-makers-and-facets',
    only: list,
    caught: /^getItems body\.makers: is without/,
    around: inAnswer('getItems', body => ({ ...body, makers: [] })),
  },
]

/** Changes what is chosen, facet by facet; null leaves it out. */
export function changeChoice(
  query: URLSearchParams,
  change: (
    choice: readonly [string, readonly string[]],
    place: number,
  ) => readonly [string, readonly string[]] | null,
): void {
  const text = query.get('spec')
  if (text === null || !/^\{"[^"]+":\[/.test(text)) return
  try {
    const chosen: Readonly<Record<string, readonly string[]>> = JSON.parse(text)
    const changed = Object.entries(chosen).flatMap((choice, place) => {
      const one = change(choice, place)
      return one ? [one] : []
    })
    query.set('spec', JSON.stringify(Object.fromEntries(changed)))
  } catch {
    // Invalid JSON is passed on to be refused.
  }
}

/** Leaves only the last of several values of a parameter. */
export function keepLast(query: URLSearchParams, name: string): void {
  const values = query.get(name)?.split(',') ?? []
  const last = values.at(-1)
  if (values.length > 1 && last) query.set(name, last)
}

import { type Fault, inAnswer, inQuestion } from './fault.ts'

const list = ['getItems'] as const

/** Counts that differ from what their filter leaves. */
export const countFaults: readonly Fault[] = [
  {
    name: 'facets that count what they leave out',
    breaks: 'facet-counts',
    only: list,
    caught: /^getItems body\.result\.spec_counts\.\S+: is \d+ instead of \d+/,
    around: inAnswer('getItems', body => ({
      ...body,
      result: {
        ...body.result,
        spec_counts: changeCounts(body.result.spec_counts ?? {}, count => count + 1),
      },
    })),
  },
  {
    name: 'makers that count what is not listed',
    breaks: 'maker-counts',
    only: list,
    caught: /^getItems body\.makers\.\d+\.count: is \d+ instead of \d+/,
    around: inAnswer('getItems', body => ({
      ...body,
      makers: body.makers.map(maker => ({ ...maker, count: maker.count + 1 })),
    })),
  },
  {
    name: 'traits and malls that count what is not listed',
    breaks: 'mall-and-trait-counts',
    only: list,
    caught: /^getItems body\.result\.(malls\.\d+\.count|trait_counts\.\w+): is \d+ instead of \d+/,
    around: inQuestion('getItems', query => {
      query.delete('trait')
      query.delete('mall')
    }),
  },
  {
    name: 'price bands that count what is not listed',
    breaks: 'price-band-counts',
    only: list,
    caught: /^getItems body\.result\.price_bands\.\d+\.count: is \d+ instead of \d+/,
    around: inAnswer('getItems', body => ({
      ...body,
      result: {
        ...body.result,
        price_bands: (body.result.price_bands ?? []).map(band => ({ ...band, count: (band.count ?? 0) + 1 })),
      },
    })),
  },
  {
    name: 'facets of a category that count twice',
    breaks: 'category-facet-counts',
    only: ['getSpecs'],
    caught: /^getItems body\.result\.\d+\.values\.\d+\.count: is \d+ instead of \d+/,
    around: inAnswer('getSpecs', body => ({
      ...body,
      result: body.result.map(facet => ({
        ...facet,
        values: facet.values.map(value => ({ ...value, count: value.count * 2 + 1 })),
      })),
    })),
  },
  {
    name: 'price bands with a gap',
    breaks: 'category-price-bands',
    only: ['getPriceBands'],
    caught: /^getPriceBands body\.data\.1\.min: is \d+ instead of \d+/,
    around: inAnswer('getPriceBands', body => ({
      ...body,
      data: Array.isArray(body.data)
        ? body.data.map((band, place) => (place === 1 ? { ...band, min: band.min + 1 } : band))
        : body.data,
    })),
  },
  {
    name: 'facets of a minishop that count everybody’s goods',
    breaks: 'minishop-facets',
    only: ['getSpecs'],
    caught: /^getSpecs body\.result: offers \S+, of which nothing is sold$/,
    around: inQuestion('getSpecs', query => query.delete('idx_b_manager')),
  },
  {
    name: 'price bands of a minishop that count everybody’s goods',
    breaks: 'category-price-bands',
    only: ['getPriceBands'],
    caught: /^getItems body\.data\.\d+\.count: is \d+ instead of \d+/,
    around: inQuestion('getPriceBands', query => query.delete('idx_b_manager')),
  },
  {
    name: 'a search that counts its categories wrongly',
    breaks: 'search-category-counts',
    only: list,
    caught: /^getItems body\.result\.category_counts\.\d+\.count: is \d+ instead of \d+/,
    around: inAnswer('getItems', body => ({
      ...body,
      result: {
        ...body.result,
        ...(body.result.category_counts && {
          category_counts: body.result.category_counts.map(category => ({
            ...category,
            count: category.count + 1,
          })),
        }),
      },
    })),
  },
  {
    name: 'a suggestion that leads nowhere',
    breaks: 'suggested-keyword',
    only: list,
    caught: /^getItems body\.result\.suggested_keyword: finds nothing/,
    around: inAnswer('getItems', body => ({
      ...body,
      result: {
        ...body.result,
        ...(body.result.suggested_keyword && { suggested_keyword: 'no such thing' }),
      },
    })),
  },
]

type Counts = Readonly<Record<string, Readonly<Record<string, number>>>>

function changeCounts(counts: Counts, change: (count: number) => number): Counts {
  return Object.fromEntries(
    Object.entries(counts).map(([facet, values]) => [
      facet,
      Object.fromEntries(Object.entries(values).map(([key, count]) => [key, change(count)])),
    ]),
  )
}

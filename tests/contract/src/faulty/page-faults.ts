import { type Fault, inAnswer, inQuestion } from './fault.ts'

/** Answers that contradict other answers about the same thing. */
export const pageFaults: readonly Fault[] = [
  {
    name: 'a list that is behind the page of an item',
    breaks: 'lists-and-pages',
    only: ['getItems'],
    caught: /^getProduct body\.result\.\S+: is \d+ instead of \d+/,
    around: inAnswer('getItems', body => ({
      ...body,
      result: {
        ...body.result,
        items: body.result.items.map(item => ({ ...item, mall_count: item.mall_count + 1 })),
      },
    })),
  },
  {
    name: 'an item that a report is about, and another one',
    breaks: 'item-identity',
    only: ['queryItemView'],
    caught: /^queryItemView body\.result\.name: is/,
    around: inAnswer('queryItemView', body => ({
      ...body,
      result: { ...body.result, name: `${body.result.name}.` },
    })),
  },
  {
    name: 'a filter index that counts otherwise than the list',
    breaks: 'filter-index',
    only: ['getFilterIndex'],
    caught: /^getFilterIndex body\.result\S+: is/,
    around: inAnswer('getFilterIndex', body => ({
      ...body,
      result: body.result && {
        ...body.result,
        makers: { ...body.result.makers, column: body.result.makers.column.map(() => 1) },
      },
    })),
  },
  {
    name: 'a price history that ends with another price',
    breaks: 'history-end',
    only: ['getPriceHistory'],
    caught: /^getPriceHistory body\.result\.series\.\d+\.days\.\d+\.any: is \d+ instead of \d+/,
    around: inAnswer('getPriceHistory', body => ({
      ...body,
      result: {
        ...body.result,
        series: body.result.series.map(series => ({
          ...series,
          days: series.days.map(day => (day.to === body.result.today ? { ...day, any: day.any + 10 } : day)),
        })),
      },
    })),
  },
  {
    name: 'a history in the other direction',
    breaks: 'history-days',
    only: ['getPriceHistory'],
    caught: /^getPriceHistory body\.result\.series\.\d+\.days\.\d+\.from: is/,
    around: inAnswer('getPriceHistory', body => ({
      ...body,
      result: {
        ...body.result,
        series: body.result.series.map(series => ({ ...series, days: series.days.toReversed() })),
      },
    })),
  },
  {
    name: 'price changes of another product',
    breaks: 'changes-and-histories',
    only: ['getPriceChanges'],
    caught: /^getPriceChanges body\.result\.0\.\S+: is/,
    around: inAnswer('getPriceChanges', body => ({
      ...body,
      result: body.result.map(change => ({ ...change, observed: change.observed + 1 })),
    })),
  },
  {
    name: 'a minishop that sells more than its list has',
    breaks: 'minishop-identity',
    only: ['getMinishop'],
    caught: /^getMinishop body\.result\.item_count: is \d+ instead of \d+/,
    around: inAnswer('getMinishop', body => ({
      ...body,
      result: { ...body.result, item_count: body.result.item_count + 1 },
    })),
  },
  {
    name: 'a notice of another day',
    breaks: 'notices',
    only: ['getNotice'],
    caught: /^getNotice body\.result\.created: is/,
    around: inAnswer('getNotice', body => ({
      ...body,
      result: { ...body.result, created: '2020-01-01T00:00:00.000Z' },
    })),
  },
  {
    name: 'an event that is every event',
    breaks: 'event-products',
    only: ['getEvents'],
    caught: /^getItems body\.result\.\S+: is/,
    around: inQuestion('getItems', query => query.delete('event')),
  },
  {
    name: 'reviews that are everybody’s own',
    breaks: 'visitor-data',
    only: ['getReviews'],
    caught: /^getReviews body\.result\.list\.\d+\.isMine: is true/,
    around: inAnswer('getReviews', body => ({
      ...body,
      result: { ...body.result, list: body.result.list.map(review => ({ ...review, isMine: true })) },
    })),
  },
  {
    name: 'a minishop with another introduction each time',
    breaks: 'repeated-requests',
    only: ['getMinishop'],
    caught: /^getMinishop body\.result\.introduction: is/,
    around: inAnswer('getMinishop', (body, _, { sameBefore }) => ({
      ...body,
      result: { ...body.result, introduction: `${sameBefore}` },
    })),
  },
  {
    name: 'suggestions of something else',
    breaks: 'keyword-completion',
    only: ['getAutocomplete'],
    caught: /^getAutocomplete body\.result\.0\.keyword: is '쀍쀍' for/,
    around: inAnswer('getAutocomplete', body => ({
      ...body,
      result: body.result.map(one => ({ ...one, keyword: '쀍쀍' })),
    })),
  },
  {
    name: 'articles that nobody asked for',
    breaks: 'articles',
    only: ['queryNewsReviews'],
    caught: /^queryNewsReviews body\.result\S+: is/,
    around: inQuestion('queryNewsReviews', query => query.delete('idx_threads')),
  },
]

import { type Fault, inQuestion, inStatus } from './fault.ts'

const list = ['getItems'] as const

/** Requests that are accepted although the documents forbid them. */
export const refusalFaults: readonly Fault[] = [
  {
    name: 'a text that is too long, and taken',
    breaks: 'broken-requests',
    only: list,
    caught: /^getItems status: is 200 instead of 400/,
    around: inQuestion('getItems', query => {
      const keyword = query.get('keyword')
      if (keyword !== null) query.set('keyword', [...keyword].slice(0, 100).join(''))
    }),
  },
  {
    name: 'a number that is none, and taken',
    breaks: 'broken-requests',
    only: list,
    caught: /^getItems status: is (200|404) instead of 400/,
    around: inQuestion('getItems', query => {
      if (!/^\d+$/.test(query.get('offset') ?? '0')) query.delete('offset')
    }),
  },
  {
    name: 'something missing, and made up',
    breaks: 'broken-requests',
    only: ['getMap'],
    caught: /^getMap status: is 200 instead of 400/,
    around: inQuestion('getMap', query => {
      if (!query.get('addr')) query.set('addr', '서울특별시 중구 세종대로 110')
    }),
  },
  {
    name: 'an unknown category that is an empty one',
    breaks: 'unknown-ids',
    only: list,
    caught: /^getItems status: is 200 instead of 404/,
    around: inStatus('getItems', 404, 200, {
      success: true,
      message: 'success',
      result: { items: [], total: 0, isCompare: false },
      makers: [],
    }),
  },
]

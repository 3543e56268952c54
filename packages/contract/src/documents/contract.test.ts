import { describe, expect, test } from 'vitest'
import { readContract } from './contract.ts'
import { describeProblem } from './create-validator.ts'
import { formOf } from './form-fields.ts'

const contract = readContract()
const list = {
  success: true,
  message: 'success',
  result: { items: [], total: 0, isCompare: true },
  makers: [],
}

describe('responseProblems', () => {
  test('finds none in a valid body', () => {
    expect(contract.responseProblems('getItems', 200, list)).toEqual([])
  })

  test.each([
    ['a missing property', { ...list, makers: undefined }],
    ['a wrong type', { ...list, result: { ...list.result, total: '0' } }],
    ['a property that no schema names', { ...list, page: 1 }],
    ['one deep inside', { ...list, result: { ...list.result, pages: 1 } }],
  ])('finds %s', (_, body) => {
    expect(contract.responseProblems('getItems', 200, JSON.parse(JSON.stringify(body)))).toHaveLength(1)
  })

  test('finds an undocumented status', () => {
    expect(contract.responseProblems('getItems', 418, list)).toEqual([
      { place: 'status', message: '418 is not documented' },
    ])
  })
})

describe('a part of a response', () => {
  const reference = 'category.yaml#/components/schemas/Category'

  test('is validated by its own schema, closed like the whole', () => {
    const category = { cate_id: '1', cate_dep: 1, cate_id_0: '1', child_count: 0, child: [], name: '컴퓨터' }
    expect(contract.partProblems(reference, 'body.result.0', category)).toEqual([])
    expect(contract.partProblems(reference, 'body.result.0', { ...category, more: 1 })).toEqual([
      { place: 'body.result.0.more', message: 'is not documented' },
    ])
  })
})

describe('problems name the place', () => {
  const request = (pathAndQuery: string, body?: unknown) =>
    contract
      .requestProblems('main', body ? 'POST' : 'GET', `http://main.test${pathAndQuery}`, body)
      .map(describeProblem)

  test.each([
    ['a missing parameter', request('/front/v1/item/getSchPrice'), 'query.cate_id: is required'],
    ['a value out of range', request('/front/v3/items?cate_id=1&limit=0'), 'query.limit: must be >= 1'],
    [
      'a part of a list',
      request('/front/v3/items?cate_id=1&maker=1,x'),
      'query.maker.1: must match pattern "^[0-9]{1,10}$"',
    ],
    ['a choice', request('/front/v3/item/cate/3'), 'path.tree: must be one of 1, 2'],
    ['an unknown name', request('/front/v3/items?cate_id=1&page=2'), 'query.page: is not documented'],
    [
      'a value given twice',
      request('/front/v3/items?cate_id=1&limit=1&limit=2'),
      'query.limit: is given more than once',
    ],
    ['a field of the body', request('/front/v2/user/info', {}), 'body.auth_token: is required'],
  ])('%s', (_, problems, line) => {
    expect(problems).toEqual([line])
  })
})

test('validates documented headers and cookies', () => {
  const operation = contract.operation('getMember')
  if (!operation) throw new Error('there is no getMember')
  const problems = (Cookie: string) =>
    contract.problemsOf(operation, {
      path: {},
      query: new URLSearchParams(),
      headers: new Headers({ Cookie, 'X-Anything': 'else' }),
    })
  expect(problems('a=1; refresh_token=abc')).toEqual([])
  expect(problems(`a=1; refresh_token=${'a'.repeat(401)}`)).toEqual([
    { place: 'cookie.refresh_token', message: expect.stringContaining('400') },
  ])
})

describe('requestProblems', () => {
  const problems = (pathAndQuery: string) =>
    contract.requestProblems('main', 'GET', `http://main.test${pathAndQuery}`)

  test('finds none in a valid body', () => {
    const spec = encodeURIComponent('{"memory":["12","16"]}')
    expect(problems(`/front/v3/items?cate_id=1&limit=60&maker=1,2&fields=maker&spec=${spec}`)).toEqual([])
    expect(problems('/common/information/manager/?mall_web_user=a')).toEqual([])
    expect(problems('/front/v3/curation/1/1?ad=svp003&anything=else')).toEqual([])
  })

  test('prefers a fixed path to one with variables', () => {
    const reviews = 'http://second.test/desktop/v1/shopping/items/1/reviews'
    expect(contract.requestProblems('second', 'GET', `${reviews}/info`)).toEqual([])
    expect(contract.requestProblems('second', 'GET', `${reviews}/31`)).toEqual([])
    expect(contract.requestProblems('second', 'GET', `${reviews}/first`)).toHaveLength(1)
  })

  test.each([
    ['a missing parameter', '/front/v1/item/getSchPrice'],
    ['a value out of range', '/front/v3/items?cate_id=1&limit=0'],
    ['a value of another type', '/front/v3/items?cate_id=1&limit=many'],
    ['a list with a wrong part', '/front/v3/items?cate_id=1&maker=1,ASUS'],
    ['JSON of another shape', '/front/v3/items?cate_id=1&spec=%5B%5D'],
    ['a parameter that is not documented', '/front/v3/items?cate_id=1&page=2'],
    ['a path that is no operation', '/front/v3/item'],
    ['a wrong part of the path', '/front/v3/item/cate/3'],
  ])('finds %s', (_, pathAndQuery) => {
    expect(problems(pathAndQuery)).toHaveLength(1)
  })

  const save = (body?: unknown) =>
    contract.requestProblems('main', 'POST', 'http://main.test/front/v2/zzim/save', body)
  const review = (fields: object) =>
    contract.requestProblems(
      'second',
      'POST',
      'http://second.test/desktop/v1/shopping/items/1/reviews',
      formOf(fields, ['images[]']),
    )

  test('finds none in valid bodies', () => {
    expect(save({ f_div: 'group', gname: '이사 준비' })).toEqual([])
    expect(save({ f_div: 'item', gid_zzim: '1', idx: '1000017' })).toEqual([])
    expect(review({ marks: 5, message: '좋아요', 'images[]': ['a', 'b'] })).toEqual([])
  })

  test.each([
    ['no body', () => save()],
    ['a body of another shape', () => save({ f_div: 'group', gid_zzim: '1' })],
    ['a form where JSON is meant', () => save(new FormData())],
    ['a form without a field', () => review({ marks: 5 })],
    ['a field out of range', () => review({ marks: 6, message: '좋아요' })],
    ['too many files', () => review({ marks: 5, message: '좋아요', 'images[]': [...'123456789'] })],
  ])('finds %s', (_, problems) => {
    expect(problems().length).toBeGreaterThan(0)
  })
})

import { describe, expect, test } from 'vitest'
import { readContract } from './contract.ts'
import { formOf } from './form-fields.ts'

const contract = await readContract()
const list = {
  success: true,
  message: 'success',
  result: { items: [], total: 0, isCompare: true },
  makers: [],
}

describe('responseProblems', () => {
  test('finds none in what the document describes', () => {
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

  test('finds a status that is not documented', () => {
    expect(contract.responseProblems('getItems', 418, list)).toEqual([
      'getItems: 418 is no documented status',
    ])
  })
})

describe('requestProblems', () => {
  const problems = (pathAndQuery: string) =>
    contract.requestProblems('main', 'GET', `http://main.test${pathAndQuery}`)

  test('finds none in what the document describes', () => {
    const spec = encodeURIComponent('{"memory":["12","16"]}')
    expect(problems(`/front/v3/items?cate_id=1&limit=60&maker=1,2&fields=maker&spec=${spec}`)).toEqual([])
    expect(problems('/common/information/manager/?mall_web_user=a')).toEqual([])
    expect(problems('/front/v3/curation/1/1?ad=svp003&anything=else')).toEqual([])
  })

  test('takes a fixed path before one with variables', () => {
    const reviews = 'http://second.test/desktop/v1/shopping/items/1/reviews'
    expect(contract.requestProblems('second', 'GET', `${reviews}/info`)).toEqual([])
    expect(contract.requestProblems('second', 'GET', `${reviews}/31`)).toEqual([])
    expect(contract.requestProblems('second', 'GET', `${reviews}/first`)).toHaveLength(1)
  })

  test.each([
    ['a missing parameter', '/front/v3/items'],
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

  test('finds none in bodies that the document describes', () => {
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

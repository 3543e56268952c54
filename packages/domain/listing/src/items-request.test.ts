import { expect, test } from 'vitest'
import { itemsRequest } from './items-request.ts'
import { defaultListQuery } from './list-query.ts'

test('a plain list asks for its first thirty, with "fields requested: stdpc, maker, hotdeal, event"', () => {
  expect(itemsRequest('112753', 1, defaultListQuery)).toEqual({
    cate_id: '112753',
    idx_b_manager: 1,
    ad: 'sap006',
    fields: ['stdpc', 'maker', 'hotdeal', 'event'],
    offset: 0,
    limit: 30,
    sort: 'rank',
    type: 'cash',
  })
})

test('page three of sixty with a choice asks for its window and the choice alone', () => {
  const query = { ...defaultListQuery, page: 3, size: 60, spec: { memory: ['12'] }, max: 500_000 }
  expect(itemsRequest('112753', 1, query)).toMatchObject({
    offset: 120,
    limit: 180,
    spec: '{"memory":["12"]}',
    max: 500_000,
  })
  expect(itemsRequest('112753', 1, query)).not.toHaveProperty('min')
  expect(itemsRequest('112753', 1, query)).not.toHaveProperty('maker')
})

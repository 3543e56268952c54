import { readContract } from '@jeoul/contract/documents'
import { describe, expect, test } from 'vitest'
import { describeRoutes, routesOf } from './routes.ts'

const { operations } = readContract()
const idsOf = (text: string, host?: string) =>
  routesOf(operations, { text, host }).map(route => route.operationId)

describe('which operations', () => {
  test('all of them if none is named', () => {
    expect(idsOf('')).toEqual(operations.map(({ operationId }) => operationId))
  })

  test.each([
    ['a name', 'GETMALLS', ['getMalls']],
    ['a path', '/gallery/videos', ['getReviewVideos', 'getMarketReviewVideos']],
    ['a summary', 'ends the session', ['logout']],
    ['nothing', 'nowhere', []],
  ])('by part of %s', (_, text, ids) => {
    expect(idsOf(text)).toEqual(ids)
  })

  test('of one host', () => {
    expect(idsOf('/user/', 'main')).toEqual(['getUser', 'queryUser'])
    expect(idsOf('/user/', 'second')).toEqual([])
  })
})

test('stand in columns', () => {
  expect(describeRoutes(routesOf(operations, { text: '/front/v2/user/info', host: undefined }))).toEqual([
    'main  GET   /front/v2/user/info  getUser    200 400 429 500',
    'main  POST  /front/v2/user/info  queryUser  200 400 429 500',
  ])
  expect(describeRoutes([])).toEqual(['no operation matches'])
})

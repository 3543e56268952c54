import { type CategoryParams, type CurationParams, getAsideFx, getCurationFx, getEventsFx } from '@jeoul/api'
import { allSettled, fork } from 'effector'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { curationRequest } from './curation-request.ts'
import { events } from './events-model.ts'
import { aside, curation } from './model.ts'

afterEach(() => vi.restoreAllMocks())

const curationAnswer = { success: true, message: 'success', result: { title: '추천 상품', items: [] } }
const asideAnswer = {
  success: true,
  message: 'success',
  result: [{ title: '함께 보는 카테고리', links: [] }],
}

const eventsAnswer = { success: true, message: 'success', result: { totalcount: 0, list: [] } }

/** Requests all data that a page shows beside a list. */
async function ask({ success = true } = {}) {
  const requests = {
    curation: vi.fn((_: CurationParams) => ({ ...curationAnswer, success })),
    aside: vi.fn((_: CategoryParams) => ({ ...asideAnswer, success })),
    events: vi.fn((_: CategoryParams) => ({ ...eventsAnswer, success })),
  }
  const scope = fork({
    handlers: [
      [getCurationFx, (_: unknown, params: CurationParams) => requests.curation(params)],
      [getAsideFx, (_: unknown, params: CategoryParams) => requests.aside(params)],
      [getEventsFx, (_: unknown, params: CategoryParams) => requests.events(params)],
    ],
  })
  await allSettled(curation.requested, {
    scope,
    params: { cateId: '111213', managerId: 1, ...curationRequest(null, '') },
  })
  await allSettled(aside.requested, { scope, params: { cateId: '111213' } })
  await allSettled(events.requested, { scope, params: { cateId: '111213' } })
  return { scope, requests }
}

test('"ad defaults to svp003"', async () => {
  const { requests } = await ask()
  expect(requests.curation).toHaveBeenCalledWith(
    expect.objectContaining({ cateId: '111213', managerId: 1, ad: 'svp003' }),
  )
})

describe('"A success response is required before data is stored"', () => {
  test.each([
    [true, 'full', curationAnswer.result, asideAnswer.result],
    [false, 'failed', null, null],
  ])('success %j is %s', async (success, status, picked, links) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { scope } = await ask({ success })
    expect(scope.getState(curation.$state)).toMatchObject({ status, data: picked })
    expect(scope.getState(aside.$state)).toMatchObject({ status, data: links })
    expect(scope.getState(events.$state)).toMatchObject({ status, data: success ? [] : null })
  })
})

describe('regression: the home page showed grey boxes while another department was loading', () => {
  test.each([
    ['another department', '11', '14', 1, 'full'],
    ['the list of a category', '11', '111213', 1, 'emptied'],
    ['the list of another category', '111213', '111210', 1, 'emptied'],
    ['a department of a minishop', '11', '14', 3, 'emptied'],
  ])('on the way to %s', async (_, from, to, toManager, before) => {
    const answers = vi.fn((_: unknown): unknown => curationAnswer)
    const scope = fork({ handlers: [[getCurationFx, answers]] })
    const open = (cateId: string, managerId = 1) =>
      allSettled(curation.requested, {
        scope,
        params: { cateId, managerId, ...curationRequest(null, '') },
      })
    await open(from)
    const late = Promise.withResolvers()
    answers.mockImplementation(() => late.promise)
    const opened = open(to, toManager)
    const { status, data } = scope.getState(curation.$state)
    expect([status, data]).toEqual(['loading', before === 'full' ? curationAnswer.result : null])
    late.resolve(curationAnswer)
    await opened
    expect(scope.getState(curation.$state).status).toBe('full')
  })
})

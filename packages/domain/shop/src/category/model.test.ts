import {
  ApiError,
  type CategoriesParams,
  type CategoryTreeParams,
  getCategoriesFx,
  getCategoryTreeFx,
} from '@jeoul/api'
import type { Category } from '@jeoul/api/types'
import { $siteProps, addressChanged, appStarted } from '@jeoul/page'
import { allSettled, fork, serialize } from 'effector'
import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  $categories,
  $categoryLookup,
  $isPathAwaited,
  allCategories,
  categoriesRequested,
  categoryOpened,
} from './model.ts'

afterEach(() => vi.restoreAllMocks())

const silence = () => vi.spyOn(console, 'error').mockImplementation(() => {})

function category(cate_id: string): Category {
  return { cate_id, name: `분류 ${cate_id}`, cate_dep: 1, cate_id_0: cate_id, child_count: 0, child: [] }
}

const success = { success: true, message: 'success' }
const sound = { ...success, result: [category('11'), category('21')] }

type Answer = { success: boolean; message: string; result: Category[] }

interface SetUp {
  readonly isMobile?: boolean
  readonly all?: () => Answer | Promise<Answer>
}

/** Starts a site whose host gives the test's answer for all categories. */
async function setUp({ isMobile = false, all = () => sound }: SetUp = {}) {
  const requests: string[] = []
  const answerAll = (_: unknown, { managerId }: CategoriesParams) => {
    requests.push(`all of ${managerId}`)
    return all()
  }
  const answerTree = (_: unknown, { tree, managerId }: CategoryTreeParams) => {
    requests.push(`tree ${tree} of ${managerId}`)
    return { ...success, result: [category(`${tree}1`)] }
  }
  const start = (values = {}) =>
    fork({
      values,
      handlers: [
        [getCategoriesFx, answerAll],
        [getCategoryTreeFx, answerTree],
      ],
    })
  const scope = start()
  await allSettled(appStarted, { scope, params: { ...scope.getState($siteProps), isMobile } })
  const address = (search: string) =>
    allSettled(addressChanged, { scope, params: { path: '/list/11', search } })
  await address('')
  return {
    scope,
    requests,
    hydrate: () => start(JSON.parse(JSON.stringify(serialize(scope)))),
    address,
    request: () => allSettled(categoriesRequested, { scope }),
    open: (params: string) => allSettled(categoryOpened, { scope, params }),
    departments: () => scope.getState($categories).map(({ cate_id }) => cate_id),
    known: () => [...scope.getState($categoryLookup).keys()],
  }
}

describe('all categories', () => {
  test('of the desktop site are one call for every page, which draws its departments', async () => {
    const { requests, open, departments, known } = await setUp()
    await open('11')
    expect(requests).toEqual(['all of 1'])
    expect(departments()).toEqual(['11', '21'])
    expect(known()).toEqual(['11', '21'])
  })

  test('of the phone are requested once they are needed, and follow the minishop from then on', async () => {
    const { requests, request, open, address, departments } = await setUp({ isMobile: true })
    expect(requests).toEqual([])
    await Promise.all([request(), request()])
    await open('21')
    expect(requests).toEqual(['all of 1'])
    expect(departments()).toEqual(['11', '21'])
    await address('?idx_b_manager=19')
    expect(requests).toEqual(['all of 1', 'all of 19'])
  })

  test('are requested again after a failure', async () => {
    silence()
    let isDown = true
    const { requests, request, departments } = await setUp({
      all: () => {
        if (isDown) throw new ApiError('status', 'down', 503)
        return sound
      },
    })
    expect(departments()).toEqual([])
    isDown = false
    await request()
    expect(requests).toEqual(['all of 1', 'all of 1'])
    expect(departments()).toEqual(['11', '21'])
  })

  test('travel with the page: the browser requests none', async () => {
    const { requests, hydrate } = await setUp()
    const browser = hydrate()
    await allSettled(categoriesRequested, { scope: browser })
    await allSettled(categoryOpened, { scope: browser, params: '21' })
    expect(requests).toEqual(['all of 1'])
    expect([...browser.getState($categoryLookup).keys()]).toEqual(['11', '21'])
  })

  test.each([
    [true, 'success', 'full'],
    [true, '', 'full'],
    [false, 'success', 'full'],
    [false, 'nothing to say', 'failed'],
  ])(
    '"are stored only when success is true or message is \'success\'": %j with %j is %s',
    async (success, message, status) => {
      silence()
      const { scope } = await setUp({ all: () => ({ ...sound, success, message }) })
      expect(scope.getState(allCategories.$state).status).toBe(status)
    },
  )
})

describe("a phone's page of one category", () => {
  const phone = () => setUp({ isMobile: true })

  test.each([
    ['11', '1'],
    ['31', '1'],
    ['21', '2'],
    ['211213', '2'],
  ])(
    '"An item category id starting with \'2\' uses the second category endpoint": %s',
    async (cateId, tree) => {
      const { requests, open, known, departments } = await phone()
      await open(cateId)
      expect(requests).toEqual([`tree ${tree} of 1`])
      expect(known()).toEqual([`${tree}1`])
      expect(departments()).toEqual([])
    },
  )

  test('requests a tree once, and the other one when a category of it is opened', async () => {
    const { requests, open, known } = await phone()
    await Promise.all([open('11'), open('1101')])
    await open('21')
    expect(requests).toEqual(['tree 1 of 1', 'tree 2 of 1'])
    expect(known()).toEqual(['21'])
  })

  test("requests the minishop's tree in a minishop", async () => {
    const { requests, open, address } = await phone()
    await address('?idx_b_manager=19')
    await open('21')
    expect(requests).toEqual(['tree 2 of 19'])
  })

  test('keeps its path while all categories load, and if they cannot be loaded', async () => {
    silence()
    const all = Promise.withResolvers<Answer>()
    const { scope, open, request, known } = await setUp({ isMobile: true, all: () => all.promise })
    await open('11')
    const asked = request()
    expect(known()).toEqual(['11'])
    all.reject(new ApiError('status', 'down', 503))
    await asked
    expect(known()).toEqual(['11'])
    expect(scope.getState($isPathAwaited)).toBe(false)
  })
})

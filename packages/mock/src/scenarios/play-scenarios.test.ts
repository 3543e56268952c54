import { getResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { createCatalogueIndex } from '../index/catalogue-index.ts'
import { tinyCatalogue } from '../index/tiny-catalogue.ts'
import { createHandlers } from '../resources/create-handlers.ts'
import { parseChoices } from './choice.ts'
import { createActiveScenarios } from './create-active-scenarios.ts'
import { playScenarios } from './play-scenarios.ts'

const baseUrls = { main: 'http://main.test', second: 'http://second.test' }
const index = createCatalogueIndex(tinyCatalogue({ 111: [{ id: 7, cash: 5000 }] }))
const activeScenarios = createActiveScenarios([], 1)
const { main, second } = createHandlers({ index, baseUrls })
const handlers = [
  ...playScenarios(main, 'main', activeScenarios),
  ...playScenarios(second, 'second', activeScenarios),
]
beforeEach(() => activeScenarios.play([]))

const ask = (path: string, init?: RequestInit) =>
  getResponse([...handlers], new Request(baseUrls.main + path, init))
const list = '/front/v3/items?cate_id=111'

test('handlers answer normally without active scenarios', async () => {
  expect(await (await ask(list))?.json()).toMatchObject({ result: { total: 1, items: [{ cash: 5000 }] } })
  const query = await ask('/front/v2/user/info', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{"auth_token":"jeoul-mock-token-2"}',
  })
  expect(await query?.json()).toMatchObject({ result: { member_id: 'member2' } })
  expect(await ask('/front/v9/items')).toBeUndefined()
})

test('handlers misbehave as the server does', async () => {
  activeScenarios.play(parseChoices('sold-out'))
  expect(await (await ask(list))?.json()).toMatchObject({
    result: { items: [{ cash: null, price_state: 1 }] },
  })
  activeScenarios.play(parseChoices('empty-lists'))
  expect(await (await ask(list))?.json()).toMatchObject({ result: { total: 0 } })
  activeScenarios.play(parseChoices('fails-then-fine,slow=1'))
  expect([(await ask(list))?.status, (await ask(list))?.status]).toEqual([500, 200])
  activeScenarios.play(parseChoices('offline'))
  expect((await ask(list))?.type).toBe('error')
})

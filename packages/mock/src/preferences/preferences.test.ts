import { afterAll, describe, expect, test } from 'vitest'
import { tinyCatalogue } from '../index/tiny-catalogue.ts'
import { startMock } from '../server/start-mock.ts'

const mock = await startMock({ catalogue: tinyCatalogue({ 111: [{ id: 7 }] }), portMain: 0, portSecond: 0 })
afterAll(() => mock.close())

const list = `${mock.mainUrl}/front/v3/items?cate_id=111`

async function ask(prefer: string, headers: Readonly<Record<string, string>> = {}) {
  const response = await fetch(list, { headers: { Prefer: prefer, ...headers } })
  return {
    status: response.status,
    applied: response.headers.get('Preference-Applied'),
    body: await response.json(),
  }
}

describe('Prefer', () => {
  test.each([
    ['code=404', 404, 'There is nothing with this id.'],
    ['code=503', 503, 'no document tells this status'],
  ])('%s answers with an error body', async (prefer, status, message) => {
    const body = { success: false, message, result: null }
    expect(await ask(prefer)).toMatchObject({ status, applied: prefer, body })
  })

  test('code=200 gives the normal answer', async () => {
    expect(await ask('code=200')).toMatchObject({ status: 200, applied: 'code=200', body: { success: true } })
  })

  test('does not confirm a status that it could not return', async () => {
    expect(await ask('code=200', { 'x-mock-scenario': 'failing' })).toMatchObject({
      status: 500,
      applied: null,
    })
  })

  test('delay delays the answer', async () => {
    const before = performance.now()
    expect(await ask('delay=60')).toMatchObject({ status: 200, applied: 'delay=60' })
    expect(performance.now() - before).toBeGreaterThanOrEqual(55)
  })

  test('example=… answers with the documents’ example, and its pictures exist', async () => {
    const { status, applied, body } = await ask('example=every-price-state')
    expect([status, applied]).toEqual([200, 'example=every-price-state'])
    expect(body.result.items.map((item: { price_state: number }) => item.price_state)).toEqual([3, 2, 1, 0])
    expect((await fetch(body.result.items[0].image)).status).toBe(200)
  })

  test('example=… answers with its own status, or the requested one', async () => {
    expect(await ask('example=nothing-there')).toMatchObject({ status: 404 })
    expect(await ask('code=200, example=nothing-there')).toMatchObject({ status: 400 })
  })

  test('overrides active scenarios', async () => {
    expect(await ask('code=404', { 'x-mock-scenario': 'failing' })).toMatchObject({ status: 404 })
  })

  test.each([
    ['code=9', /^header\.Prefer: code: expected 200 to 599$/],
    ['code=204', /^header\.Prefer: code: getItems has no 204$/],
    ['example=no-such', /^header\.Prefer: example: getItems has no "no-such"; there (is|are) /],
    ['dynamic=true', /^header\.Prefer: dynamic: /],
  ])('%s is refused', async (prefer, message) => {
    expect(await ask(prefer)).toMatchObject({
      status: 400,
      applied: null,
      body: { message: expect.stringMatching(message) },
    })
  })

  test('ignores unknown preferences', async () => {
    expect(await ask('respond-async')).toMatchObject({ status: 200, applied: null })
  })
})

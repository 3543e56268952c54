import { afterAll, expect, test } from 'vitest'
import { tinyCatalogue } from '../../index/tiny-catalogue.ts'
import { startMock } from '../start-mock.ts'

const mock = await startMock({ catalogue: tinyCatalogue({ 111: [{ id: 7 }] }), portMain: 0, portSecond: 0 })
afterAll(() => mock.close())

const get = (path: string) => fetch(mock.mainUrl + path)

test.each([
  ['/__mock/docs', 'main', 'getItems'],
  ['/__mock/docs/second', 'second', 'getProduct'],
])('%s shows the document of the %s host', async (path, host, operationId) => {
  const page = await (await get(path)).text()
  expect(page).toContain(`spec-url="/__mock/docs/${host}.json"`)
  const document = await get(`/__mock/docs/${host}.json`)
  expect(await document.text()).toContain(`"operationId":"${operationId}"`)
})

test('the page loads from this host alone', async () => {
  const page = await get('/__mock/docs')
  const addresses = (await page.text()).match(/(?<=(?:src|href|spec-url)=")[^"]+/g) ?? []
  expect(addresses.filter(address => !/^(\/__mock\/|data:)/.test(address))).toEqual([])
  expect(page.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
  const answers = await Promise.all(addresses.filter(address => address.startsWith('/')).map(get))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  expect(await (await get('/__mock/docs/redoc.js')).text()).not.toContain('cdn.redoc')
})

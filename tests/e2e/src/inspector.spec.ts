import { readContract } from '@jeoul/contract/documents'
import { generateCatalogue, type RunningMock, startMock } from '@jeoul/mock'
import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expect, failedWith, test } from './test.ts'

const { operations } = readContract()

/** What the browser says of the open stream of requests when the mock is closed. */
const closedStream = /net::ERR_(INCOMPLETE_CHUNKED_ENCODING|CONNECTION_REFUSED)/

let mock: RunningMock
test.beforeEach(async ({ page }) => {
  mock = await startMock({
    catalogue: generateCatalogue({ items: 300, seed: 1 }),
    portMain: 0,
    portSecond: 0,
  })
  await page.goto(`${mock.mainUrl}/__mock/`)
  await expect(page.getByText('Connected')).toBeVisible()
})
test.afterEach(() => mock.close())

const ask = (path: string) => fetch(mock.mainUrl + path)
const rowsOf = (page: Page) => page.getByRole('region', { name: 'Requests' }).locator('tbody tr:visible')
const tally = (page: Page, name: string) =>
  page
    .locator('dl div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('dd')

test('shows requests as they arrive, marked and in detail, filters, pauses and clears them', async ({
  page,
}) => {
  await expect(page.getByText('No requests yet.')).toBeVisible()
  await ask('/front/v3/item/cate/1')
  await ask('/front/v3/item/cate/3')
  await ask('/front/v3/items/1')
  await expect(rowsOf(page)).toHaveText([
    /no operation.+404.+off contract/s,
    /getCategoryTree.+400.+off contract/s,
    /200/,
  ])
  await expect(tally(page, 'Requests')).toHaveText('3')
  await expect(tally(page, 'Off-contract requests')).toHaveText('2')
  await expect(tally(page, 'Operations called')).toHaveText(`1 of ${operations.length}`)
  await expect(page.getByText('No requests yet.')).toBeHidden()

  await page.getByRole('button', { name: 'getCategoryTree' }).first().press('Enter')
  const details = page.getByRole('region', { name: '#2 getCategoryTree' })
  await expect(details).toBeFocused()
  await expect(details).toContainText('path.tree must be one of 1, 2')
  await expect(details).toContainText('"success": false')

  await page.getByRole('searchbox', { name: 'Filter' }).fill('tree')
  await expect(rowsOf(page)).toHaveCount(2)
  await page.getByRole('checkbox', { name: 'Off contract only' }).check()
  await expect(rowsOf(page)).toHaveText([/400/])
  await expect(page.getByText('1 of the newest 3 shown')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Off contract only' }).uncheck()
  await page.getByRole('searchbox', { name: 'Filter' }).fill('')

  const pause = page.getByRole('button', { name: 'Pause' })
  await pause.click()
  await ask('/front/v3/item/cate/1')
  await expect(tally(page, 'Requests')).toHaveText('4')
  await expect(rowsOf(page)).toHaveCount(3)
  await pause.click()
  await expect(rowsOf(page)).toHaveCount(4)
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(rowsOf(page)).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('Connected')).toBeVisible()
  await expect(page.getByText('No requests yet.')).toBeVisible()
})

test('marks violations of the mock, says when it has stopped, and finds the next mock', async ({
  page,
  allowErrors,
}) => {
  allowErrors(closedStream)
  const catalogue = generateCatalogue({ items: 300, seed: 1 })
  const deliveries = catalogue.deliveries.map(delivery => ({ ...delivery, fee: -1 }))
  await mock.close()
  mock = await startMock({ catalogue: { ...catalogue, deliveries }, portMain: 0, portSecond: 0 })
  await page.goto(`${mock.mainUrl}/__mock/`)
  const [leaf] = [...catalogue.leaves.values()].filter(({ items }) => items.size > 0)
  await ask(`/front/v3/items?cate_id=${leaf?.cateId}`)
  await expect(rowsOf(page)).toHaveText([/getItems.+200.+off-contract answer/s])
  await expect(tally(page, 'Off-contract answers')).toHaveText('1')
  await page.getByRole('button', { name: 'getItems' }).click()
  const details = page.getByRole('region', { name: '#1 getItems' })
  await expect(details).toContainText('body.result.items.0.delivery.fee must be >= 0')
  await expect(details).toContainText('x-jeoul-violation')

  await mock.close()
  await expect(page.getByText('The mock does not answer.')).toBeVisible()
  const port = Number(new URL(mock.mainUrl).port)
  mock = await startMock({ catalogue, portMain: port, portSecond: 0 })
  await expect(page.getByText('Connected')).toBeVisible()
  await ask('/front/v2/banner/header')
  await expect(rowsOf(page)).toHaveText([/getHeaderBanner/])
})

test('resets the mock, and plays scenarios, with numbers where they take one', async ({
  page,
  allowErrors,
}) => {
  await fetch(`${mock.mainUrl}/__mock/faults`, { method: 'PUT', body: '{"getCategoryTree":{"status":500}}' })
  expect((await ask('/front/v3/item/cate/1')).status).toBe(500)
  await page.getByRole('button', { name: 'Reset the mock' }).click()
  await expect(page.getByText('The mock is as it was at its start.')).toBeVisible()
  expect((await ask('/front/v3/item/cate/1')).status).toBe(200)
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(rowsOf(page)).toHaveCount(0)

  allowErrors(failedWith(400))
  await page.getByRole('spinbutton', { name: 'slow, ms' }).fill('0')
  await page.getByRole('checkbox', { name: 'slow', exact: true }).click()
  await expect(page.getByText('expected a whole number from 1 to 60000 (ms)')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'slow', exact: true })).not.toBeChecked()

  const isOn = async () => (await (await fetch(`${mock.mainUrl}/__mock/scenarios`)).json()).active
  const box = page.getByRole('checkbox', { name: 'slow', exact: true })
  await page.getByRole('spinbutton', { name: 'slow, ms' }).fill('5')
  await box.check()
  await expect(page.getByText('slow=5 is on.')).toBeVisible()
  await expect(box).toBeFocused()
  expect(await isOn()).toEqual(['slow=5'])
  await ask('/front/v3/item/cate/1')
  await expect(rowsOf(page)).toHaveText([/getCategoryTree.+slow/s])
  await page.reload()
  await expect(box).toBeChecked()
  await expect(page.getByRole('spinbutton', { name: 'slow, ms' })).toHaveValue('5')
  await box.uncheck()
  await expect(page.getByText('slow is off.')).toBeVisible()
  expect(await isOn()).toEqual([])
})

test('passes axe, wide or narrow', async ({ page }) => {
  await fetch(`${mock.mainUrl}/__mock/faults`, { method: 'PUT', body: '{"getSpecs":{"status":500}}' })
  for (const path of ['/front/v3/item/cate/1', '/front/v3/item/cate/3', '/front/v1/item/spec/1'])
    await ask(path)
  await page.getByRole('button', { name: 'getSpecs' }).click()
  await page.getByText('Every operation and what it answered').click()
  await expect(page.getByRole('cell', { name: 'getWishGroups' })).toBeVisible()
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 })
    await expectAccessible(page)
  }
})

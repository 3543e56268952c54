import { addressNow, found, mockHosts, operations, press, total } from '@jeoul/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { expect, test } from 'vitest'
import { openPage } from './testing/open-page.ts'

test.each(['/list/111213', '/search?keyword=rtx'])(
  'the sheet of %s offers free delivery and malls, and chips take them back',
  async address => {
    await openPage(address)
    fireEvent.click(await screen.findByRole('button', { name: /^필터/ }))
    const sheet = within(await screen.findByRole('dialog', { name: '필터' }))
    fireEvent.click(sheet.getByRole('checkbox', { name: /^무료배송만/ }))
    await waitFor(() => expect(location.search).toContain('trait=free'))
    fireEvent.click(sheet.getByRole('button', { name: /^판매 몰/ }))
    const malls = sheet.getByRole('group', { name: '판매 몰' })
    fireEvent.click(within(malls).getAllByRole('checkbox')[0] ?? malls)
    await waitFor(() => expect(location.search).toMatch(/trait=free&mall=\d+/))
    await act(async () => fireEvent.click(sheet.getByRole('button', { name: /보기$/ })))
    fireEvent.click(await screen.findByRole('link', { name: '무료배송만 해제' }))
    await waitFor(() => expect(location.search).not.toContain('trait'))
    expect(location.search).toMatch(/mall=\d+/)
  },
)

/** Opens the filter sheet of a list. */
async function openSheet(address = '/list/111213') {
  await openPage(address)
  await press(/^필터/)
  const sheet = within(await screen.findByRole('dialog', { name: '필터' }))
  const numberIn = (text: string | null | undefined) => Number(text?.replaceAll(/\D/g, ''))
  return {
    ...sheet,
    field: (name: string) => sheet.getByRole<HTMLInputElement>('textbox', { name }),
    type: (field: HTMLElement, value: string) =>
      act(async () => fireEvent.input(field, { target: { value } })),
    asus: () => sheet.getByRole('checkbox', { name: /^ASUS/ }),
    promised: () =>
      numberIn(
        sheet.getByRole('checkbox', { name: /^ASUS/ }).closest('label')?.querySelector('small')?.textContent,
      ),
    shown: () => numberIn(sheet.getByRole('button', { name: /개 보기$/ }).textContent),
    show: () => act(async () => fireEvent.click(sheet.getByRole('button', { name: /개 보기$/ }))),
  }
}

test('the sheet counts on the device, before the host has answered', async () => {
  const sheet = await openSheet()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const { promise: requests, resolve: ask } = Promise.withResolvers<void>()
  mockHosts.use(
    http.get(operations.getItems, async () => {
      ask()
      await released
    }),
  )
  const all = total()
  const promised = sheet.promised()
  expect(promised).toBeLessThan(all)
  fireEvent.click(sheet.asus())
  await requests
  await waitFor(() => expect(sheet.shown()).toBe(promised))
  expect(total()).toBe(all)
  const bands = sheet
    .getAllByRole('button', { name: /원.*\d/ })
    .map(band => Number(band.querySelector('small')?.textContent))
  expect(bands.reduce((sum, count) => sum + (count || 0), 0)).toBeLessThanOrEqual(promised)
  release()
  await waitFor(() => expect(total()).toBe(promised))
})

test('the sheet accepts a price range, typed or suggested', async () => {
  const sheet = await openSheet()
  await sheet.type(sheet.field('최소 가격'), '90만')
  await sheet.type(sheet.field('최대 가격'), '500,000')
  await act(async () => fireEvent.keyDown(sheet.field('최대 가격'), { key: 'Enter' }))
  await waitFor(() => expect(addressNow()).toBe('/list/111213?min=500000&max=900000'))
  expect(sheet.field('최소 가격').value).toBe('500,000')
  const band = found(sheet.getAllByRole('button', { name: /^[\d,만]+원 이상/ })[0])
  await act(async () => fireEvent.click(band))
  await waitFor(() => expect(addressNow()).toMatch(/^\/list\/111213\?min=\d+$/))
  expect(band.getAttribute('aria-pressed')).toBe('true')
})

test('the sheet counts what is being typed, and its button applies it', async () => {
  const sheet = await openSheet()
  const before = sheet.shown()
  await sheet.type(sheet.field('최대 가격'), '50만')
  await waitFor(() => expect(sheet.shown()).toBeLessThan(before))
  const priced = sheet.shown()
  await sheet.type(sheet.getByRole('searchbox'), 'RTX 5060')
  await waitFor(() => expect(sheet.shown()).toBeLessThan(priced))
  const promised = sheet.shown()
  await sheet.show()
  await waitFor(() => expect(addressNow()).toMatch(/kwd=RTX 5060/))
  expect(addressNow()).toContain('max=500000')
  await waitFor(() => expect(total()).toBe(promised))
})

test('regression: words that were typed were lost when a box was ticked after them', async () => {
  const sheet = await openSheet()
  await sheet.type(sheet.getByRole('searchbox'), 'RTX 5060')
  await act(async () => fireEvent.click(sheet.asus()))
  await waitFor(() => expect(addressNow()).toMatch(/maker=/))
  await waitFor(() => expect(sheet.shown()).toBeLessThan(total()))
  const promised = sheet.shown()
  await sheet.show()
  await waitFor(() => expect(addressNow()).toMatch(/maker=\d+.*kwd=RTX 5060|kwd=RTX 5060.*maker=\d+/))
  await waitFor(() => expect(total()).toBe(promised))
})

test('regression: words that were typed were lost when a price was typed after them', async () => {
  const sheet = await openSheet()
  await sheet.type(sheet.getByRole('searchbox'), 'ASUS')
  await sheet.type(sheet.field('최소 가격'), '50만')
  // Pressing the button leaves the field first, which chooses its price.
  await act(async () => fireEvent.blur(sheet.field('최소 가격')))
  await waitFor(() => expect(addressNow()).toContain('min=500000'))
  await sheet.findByRole('button', { name: /개 보기$/ })
  await sheet.show()
  await waitFor(() => expect(addressNow()).toContain('kwd=ASUS'))
  expect(addressNow()).toContain('min=500000')
})

test('regression: on a further page, words typed and deleted again led to the first one', async () => {
  const sheet = await openSheet('/list/111213?page=2')
  await sheet.type(sheet.getByRole('searchbox'), 'A')
  await sheet.type(sheet.getByRole('searchbox'), '')
  await sheet.show()
  expect(addressNow()).toContain('page=2')
})

test('regression: text typed in a search was counted by the keyword as typed, not as it was read', async () => {
  const sheet = await openSheet('/search?keyword=엘지 티비')
  const all = sheet.shown()
  expect(all).toBeGreaterThan(0)
  await sheet.type(sheet.field('최대 가격'), '200만')
  await waitFor(() => expect(sheet.shown()).toBeLessThan(all))
  expect(sheet.shown()).toBeGreaterThan(0)
})

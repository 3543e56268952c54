// @vitest-environment-options { "settings": { "fetch": { "disableSameOriginPolicy": true } } }
import { findItems, found } from '@jeoul/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openPage } from './testing/open-page.ts'

const { forSale } = await findItems()
const [one, two] = forSale
if (!one || !two) throw new Error('the catalogue has too few cards')
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  localStorage.clear()
})

describe('비교 of a product', () => {
  const page = `/item/${one.item_id}`
  const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: `${one.name} 비교` })
  const tray = () => within(screen.getByRole('region', { name: '비교할 상품' }))
  const pick = (...ids: string[]) =>
    localStorage.setItem(
      'jeoul.compare',
      JSON.stringify(ids.map(itemId => ({ itemId, name: `상품 ${itemId}`, image: null }))),
    )

  test('puts it into the tray, which loads with prices and links to the comparison', async () => {
    pick(two.item_id)
    await openPage(page)
    await waitFor(() => expect(tray().getByText(`상품 ${two.item_id}`)).toBeTruthy())
    expect(await tray().findByText(/^\S+ [\d,]+원$/)).toBeTruthy()
    fireEvent.click(box())
    expect(tray().getByText(one.name)).toBeTruthy()
    expect(tray().getByRole('link', { name: '비교하기 (2)' }).getAttribute('href')).toBe(
      `/compare?items=${two.item_id},${one.item_id}`,
    )
    const remove = tray().getByRole('button', { name: `${one.name} 비교에서 빼기` })
    remove.focus()
    fireEvent.click(remove)
    await waitFor(() => expect(box().checked).toBe(false))
    expect(document.activeElement?.getAttribute('aria-label'), 'the focus passes to the neighbour').toMatch(
      /비교에서 빼기$/,
    )
    expect(tray().getByRole('button', { name: '비교하기 (1)' }).hasAttribute('disabled')).toBe(true)
    expect(tray().getByText('하나 더 골라 주세요.')).toBeTruthy()
    fireEvent.click(box())
    fireEvent.click(await tray().findByRole('button', { name: '모두 빼기' }))
    await waitFor(() => expect(screen.queryByRole('region', { name: '비교할 상품' })).toBeNull())
  })

  test('checked before its script has loaded is not lost', async () => {
    await openPage(page, {}, () => {
      document.querySelector<HTMLInputElement>(`[aria-label="${one.name} 비교"]`)?.click()
    })
    await waitFor(() => expect(tray().getByText(one.name)).toBeTruthy())
    expect(box().checked).toBe(true)
  })

  test('regression: the tray covered the estimate', async () => {
    pick(one.item_id, two.item_id)
    await openPage(page)
    await screen.findByRole('region', { name: '비교할 상품' })
    fireEvent.click(found((await screen.findAllByRole('link', { name: '견적' }))[0]))
    await screen.findByRole('heading', { name: 'PC 견적', level: 1 })
    await waitFor(() => expect(screen.queryByRole('region', { name: '비교할 상품' })).toBeNull())
  })

  test('with a full tray says so', async () => {
    pick('11', '12', '13', '14', '15', '16', '17', '18')
    await openPage(page)
    await waitFor(() => tray().getByText('상품 18'))
    fireEvent.click(box())
    expect(tray().getByText('8개까지 비교할 수 있어요. 하나를 빼고 다시 눌러 주세요.')).toBeTruthy()
    expect(box().checked).toBe(false)
  })

  test('leads from the tray to the comparison, which has no tray', async () => {
    pick(one.item_id, two.item_id)
    await openPage(page)
    fireEvent.click(await screen.findByRole('link', { name: '비교하기 (2)' }))
    for (const { name } of [one, two]) {
      await screen.findByRole('columnheader', { name: text => text.startsWith(name) })
    }
    expect(screen.queryByRole('region', { name: '비교할 상품' })).toBeNull()
  })
})

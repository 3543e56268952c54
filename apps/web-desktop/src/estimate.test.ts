// @vitest-environment-options { "settings": { "fetch": { "disableSameOriginPolicy": true } } }
import type { Part } from '@jeoul/api/types'
import { breakDown, hosts, mockHosts, operations } from '@jeoul/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openPage } from './testing/open-page.ts'

async function partsOf(kind: string): Promise<readonly Part[]> {
  const answer = await fetch(`${hosts.second}/desktop/v1/pc/parts/${kind}`)
  const { result }: { readonly result: { readonly list: readonly Part[] } } = await answer.json()
  return result.list.filter(({ price_state }) => price_state === 3)
}

const [cpus, boards, services] = await Promise.all(['cpu', 'motherboard', 'assembly'].map(partsOf))
const [cpu] = cpus ?? []
const board = boards?.find(({ figures }) => figures.socket !== cpu?.figures.socket)
const [service] = services ?? []
if (!cpu || !board || !service) throw new Error('the catalogue has too few parts')
const address = `/estimate?e=1.${cpu.part_id}.${board.part_id}.${service.part_id}`

const logged = vi.spyOn(console, 'error')
beforeEach(() => {
  logged.mockReset().mockImplementation(() => {})
  localStorage.clear()
})

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const total = () => screen.getByRole('region', { name: '견적 합계' }).textContent

describe('an estimate', () => {
  test.each(['/estimate', `/estimate?e=1.${cpu.part_id}.<b>.${service.part_id}x2&type=card&months=24`])(
    '%s is the one that the server sent, and asks for nothing again',
    async url => {
      const { asked, sent } = await openPage(url)
      // The sheet for the printer comes after the scripts, and not on a screen.
      const drawn = document
        .getElementById('root')
        ?.innerHTML.replace(/<section class="paper">.*?<\/section>/, '')
      expect(drawn).toBe(sent)
      expect(asked).toEqual([])
    },
  )

  test('says what does not fit beside its parts, and mends it when that is wanted', async () => {
    await openPage(address)
    const findings = within(screen.getByRole('region', { name: '호환성' }))
    expect(findings.getByRole('status').textContent).toMatch(/^문제 \d/)
    expect(findings.queryByText(/≠/)).not.toBeNull()
    const misfit = findings.getAllByRole('listitem').find(line => line.textContent?.includes('≠'))
    const mend = await within(misfit ?? document.body).findByRole('button')
    expect(location.search).toContain(board.part_id)
    fireEvent.click(mend)
    await waitFor(() => expect(findings.queryByText(/≠/)).toBeNull())
    fireEvent.click(screen.getAllByRole('button', { name: '되돌리기' })[0] ?? document.body)
    await waitFor(() => expect(location.search).toBe(new URL(address, location.href).search))
  })

  test('follows a quantity in its address, its total and one entry of the history', async () => {
    await openPage(address)
    const before = { entries: history.length, total: total() }
    fireEvent.click(button(`${cpu.name} 수량 늘리기`))
    await waitFor(() => expect(location.search).toContain(`${cpu.part_id}x2`))
    expect(total()).not.toBe(before.total)
    expect(history.length).toBe(before.entries)
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true })
    await waitFor(() => expect(total()).toBe(before.total))
  })
})

test('what could not be loaded stays in the address, to be tried again', async () => {
  breakDown(operations.findParts)
  await openPage(address)
  expect(screen.getByRole('alert').textContent).toContain('부품 3개를 불러오지 못했어요')
  expect(location.search).toContain(cpu.part_id)
  mockHosts.resetHandlers()
  fireEvent.click(button('다시 시도'))
  await screen.findByRole('link', { name: cpu.name })
})

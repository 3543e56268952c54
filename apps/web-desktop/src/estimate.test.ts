// @vitest-environment-options { "settings": { "fetch": { "disableSameOriginPolicy": true } } }
import type { Part } from '@jeoul/api/types'
import { breakDown, found, hosts, mockHosts, operations } from '@jeoul/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openPage } from './testing/open-page.ts'

async function partsOf(kind: string, isSold = true): Promise<readonly Part[]> {
  const answer = await fetch(`${hosts.second}/desktop/v1/pc/parts/${kind}`)
  const { result }: { readonly result: { readonly list: readonly Part[] } } = await answer.json()
  return result.list.filter(({ price_state }) => (price_state === 3) === isSold)
}

const [cpus, boards, services] = await Promise.all(
  ['cpu', 'motherboard', 'assembly'].map(kind => partsOf(kind)),
)
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
      const { requests, sent } = await openPage(url)
      // The printed sheet is rendered after the scripts have loaded, and not shown on a screen.
      const drawn = document
        .getElementById('root')
        ?.innerHTML.replace(/<section class="paper">.*?<\/section>/, '')
      expect(drawn).toBe(sent)
      expect(requests).toEqual([])
    },
  )

  test('says what does not fit beside its parts, and fixes it on request', async () => {
    await openPage(address)
    const findings = within(screen.getByRole('region', { name: '호환성' }))
    expect(findings.getByRole('status').textContent).toMatch(/^문제 \d/)
    expect(findings.queryByText(/≠/)).not.toBeNull()
    const misfit = findings.getAllByRole('listitem').find(line => line.textContent?.includes('≠'))
    const fix = await within(found(misfit)).findByRole('button')
    expect(location.search).toContain(board.part_id)
    fireEvent.click(fix)
    await waitFor(() => expect(findings.queryByText(/≠/)).toBeNull())
    fireEvent.click(found(screen.getAllByRole('button', { name: '되돌리기' })[0]))
    await waitFor(() => expect(location.search).toBe(new URL(address, location.href).search))
  })

  test('requests parts for a fix again that could not be loaded', async () => {
    breakDown(operations.getParts)
    await openPage(address)
    const findings = within(screen.getByRole('region', { name: '호환성' }))
    const misfit = findings.getAllByRole('listitem').find(line => line.textContent?.includes('≠'))
    const line = within(found(misfit))
    await line.findByText('바꿀 부품을 불러오지 못했어요.')
    mockHosts.resetHandlers()
    fireEvent.click(line.getByRole('button', { name: '다시 시도' }))
    expect((await line.findByRole('button', { name: /바꾸기/ })).textContent).toMatch(/[+−]?[\d,]+원$/)
  })

  test('writes a quantity to its address and total, in a single entry of the history', async () => {
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

test('parts that could not be loaded stay in the address, and can be retried', async () => {
  breakDown(operations.findParts)
  await openPage(address)
  expect(screen.getByRole('alert').textContent).toContain('부품 3개를 불러오지 못했어요')
  expect(location.search).toContain(cpu.part_id)
  mockHosts.resetHandlers()
  fireEvent.click(button('다시 시도'))
  await screen.findByRole('link', { name: cpu.name })
})

describe('an address with impossible values', () => {
  const note = (text: RegExp) => screen.queryByText(text)

  test('of a later version is opened as far as it is understood, and says so', async () => {
    await openPage(`/estimate?e=2.${cpu.part_id}.k~12`)
    expect(note(/더 새로운 버전에서 만든 견적/)).not.toBeNull()
    expect(screen.getByRole('link', { name: cpu.name })).toBeTruthy()
  })

  test('"one item only": two services are reported until one of them is removed', async () => {
    const [, other] = services ?? []
    await openPage(`${address}.${other?.part_id}`)
    expect(note(/서비스는 하나만 담을 수 있어요/)).not.toBeNull()
    fireEvent.click(button(`${other?.name} 빼기`))
    await waitFor(() => expect(note(/서비스는 하나만 담을 수 있어요/)).toBeNull())
  })
})

test('the total of unpriced parts is never 0원', async () => {
  const unsold = await partsOf('cpu', false)
  await openPage(`/estimate?e=1.${unsold[0]?.part_id}`)
  expect(total()).toContain('합계가격 확인 필요')
  expect(total()).toContain('가격 확인 필요 1개 제외')
})

test('a saved estimate is replaced by the open one, and restored', async () => {
  const kept = { key: 'kept-one', name: '거실', query: `?e=1.${cpu.part_id}`, updated: 1 }
  await openPage(address, {}, () => localStorage.setItem('jeoul.estimates', JSON.stringify([kept])))
  const saved = within(screen.getByRole('region', { name: '내 견적' }))
  const link = () => saved.getByRole('link', { name: /거실/ }).getAttribute('href')
  fireEvent.click(await saved.findByRole('button', { name: '거실을 지금 견적으로 덮어쓰기' }))
  expect(link()).toBe(address)
  expect(saved.queryByText('지금 보는 견적')).not.toBeNull()
  fireEvent.click(saved.getByRole('button', { name: '되돌리기' }))
  expect(link()).toBe(`/estimate${kept.query}`)
})

test('"print sheet with time, price basis, unchecked points"', async () => {
  await openPage(address)
  const heading = await screen.findByText('PC 견적서')
  const paper = heading.closest('section')?.textContent ?? ''
  expect(paper).toMatch(/\d+:\d{2} 가격 · 배송비 별도/)
  for (const { name } of [cpu, board, service]) expect(paper).toContain(name)
  for (const basis of ['현금 판매가', '카드 판매가', '현금 합계', '카드 합계']) expect(paper).toContain(basis)
  expect(paper).toMatch(/문제 CPU 소켓: .+ ≠ /)
  expect(paper).toMatch(/여기서 확인하지 않는 것.*BIOS 버전/)
  expect(paper).toContain(location.href)
})

test('another estimate is shown beside the open one, and is in its address', async () => {
  await openPage(`/estimate?e=1.${cpu.part_id}`)
  const both = within(screen.getByRole('region', { name: '다른 견적과 나란히 보기' }))
  fireEvent.input(both.getByRole('textbox'), { target: { value: `?e=1.${board.part_id}` } })
  fireEvent.click(both.getByRole('button', { name: '나란히 보기' }))
  expect((await both.findByRole('row', { name: /^메인보드 다름/ })).textContent).toContain(board.name)
  await waitFor(() => expect(location.search).toBe(`?e=1.${cpu.part_id}&with=1.${board.part_id}`))
  // Back closes it, and keeps the changes made in the meantime.
  fireEvent.click(button(`${cpu.name} 수량 늘리기`))
  await waitFor(() => expect(location.search).toBe(`?e=1.${cpu.part_id}x2&with=1.${board.part_id}`))
  history.back()
  await waitFor(() => expect(location.search).toBe(`?e=1.${cpu.part_id}x2`))
  await both.findByRole('textbox')
})

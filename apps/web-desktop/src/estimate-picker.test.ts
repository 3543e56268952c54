// @vitest-environment-options { "settings": { "fetch": { "disableSameOriginPolicy": true } } }
import type { Part, PartKind } from '@jeoul/api/types'
import { breakDown, bringNear, found, hosts, mockHosts, operations } from '@jeoul/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { openPage } from './testing/open-page.ts'

async function partsOf(kind: PartKind): Promise<readonly Part[]> {
  const answer = await fetch(`${hosts.second}/desktop/v1/pc/parts/${kind}`)
  const { result }: { readonly result: { readonly list: readonly Part[] } } = await answer.json()
  return result.list.filter(({ price_state }) => price_state === 3)
}

const [cpus, boards, assemblies, visits] = await Promise.all(
  (['cpu', 'motherboard', 'assembly', 'visit'] as const).map(partsOf),
)
const [cpu] = cpus ?? []
const socket = cpu?.figures.socket ?? ''
const misfit = boards?.find(({ figures }) => figures.socket !== socket)
const [[assembly], [visit]] = [assemblies ?? [], visits ?? []]
if (!cpu || !misfit || !assembly || !visit) throw new Error('the catalogue has too few parts')

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  bringNear()
  localStorage.clear()
})

const button = (name: string | RegExp) => screen.getByRole('button', { name })
async function openPicker(name: string) {
  fireEvent.click(button(name))
  const picker = within(await screen.findByRole('dialog'))
  return {
    ...picker,
    rows: () => picker.queryAllByRole('listitem'),
    row: (part: Part) => picker.queryByText(part.name)?.closest('li') ?? null,
    counted: async () => {
      const line = (await picker.findByText('호환만 보기')).closest('div')
      return line?.querySelector('p')?.textContent?.match(/\d+/g)?.map(Number) ?? []
    },
  }
}

test('candidates are narrowed by their figures, each with a count; a choice that leaves nothing can be undone', async () => {
  await openPage(`/estimate?e=1.${cpu.part_id}`)
  const picker = await openPicker('메인보드 고르기')
  const sockets = within(await picker.findByRole('group', { name: '소켓' }))
  const ours = sockets.getByRole('checkbox', { name: new RegExp(`^${socket} \\d+$`) })
  const count = Number(ours.closest('label')?.querySelector('small')?.textContent)
  fireEvent.click(ours)
  await waitFor(() => expect(picker.rows()).toHaveLength(count))
  expect((await picker.counted())[1]).toBe(count)
  expect(picker.row(misfit)).toBeNull()
  fireEvent.input(picker.getByRole('searchbox'), { target: { value: '없는 부품' } })
  await picker.findByText('찾는 부품이 없어요')
  fireEvent.click(found(picker.getAllByRole('button', { name: '조건 지우기' })[0]))
  await waitFor(() => expect(picker.row(misfit)).not.toBeNull())
})

test('incompatible candidates stay with their reason, until only fitting ones are requested', async () => {
  await openPage(`/estimate?e=1.${cpu.part_id}`)
  const picker = await openPicker('메인보드 고르기')
  const [fitting = 0, all = 0] = await picker.counted()
  expect(fitting).toBeLessThan(all)
  expect(picker.row(misfit)?.textContent).toMatch(/문제 CPU 소켓 .+ ≠ 메인보드 소켓/)
  fireEvent.click(picker.getByRole('checkbox', { name: '호환만 보기' }))
  await waitFor(() => expect(picker.rows()).toHaveLength(fitting))
  expect(picker.row(misfit)).toBeNull()
})

test('a candidate and the part it needs are added, announced and removed together', async () => {
  await openPage(`/estimate?e=1.${cpu.part_id}`)
  const picker = await openPicker('메인보드 고르기')
  await waitFor(() => expect(picker.row(misfit)?.textContent).toMatch(/함께 담기 .+원/))
  const both = (name: string) => name.startsWith(`${misfit.name}, 함께 담기, CPU 바꾸기: `)
  fireEvent.click(await picker.findByRole('button', { name: both }))
  await screen.findByRole('link', { name: misfit.name })
  expect(screen.queryByRole('link', { name: cpu.name })).toBeNull()
  expect(screen.getByText('메인보드를 담고 CPU를 바꿨어요')).toBeTruthy()
  fireEvent.click(found(screen.getAllByRole('button', { name: '되돌리기' })[0]))
  await screen.findByRole('link', { name: cpu.name })
  await waitFor(() => expect(location.search).toBe(`?e=1.${cpu.part_id}`))
})

test('"one item only": a second service asks which of the two to keep', async () => {
  await openPage(`/estimate?e=1.${assembly.part_id}`)
  const picker = await openPicker('방문 설치')
  fireEvent.click(await picker.findByRole('button', { name: `${visit.name} 담기` }))
  const warning = within(await screen.findByRole('dialog', { name: '서비스는 하나만 담을 수 있어요' }))
  expect(warning.getByText(new RegExp(assembly.name))).toBeTruthy()
  fireEvent.click(warning.getByRole('button', { name: '바꾸기' }))
  await waitFor(() => expect(location.search).toBe(`?e=1.${visit.part_id}`))
})

test('"one item only": one more of the same service says so', async () => {
  await openPage(`/estimate?e=1.${assembly.part_id}`)
  fireEvent.click(screen.getByRole('button', { name: `${assembly.name} 수량 늘리기` }))
  const warning = within(await screen.findByRole('dialog', { name: '서비스는 하나만 담을 수 있어요' }))
  fireEvent.click(warning.getByRole('button', { name: '확인' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(location.search).toBe(`?e=1.${assembly.part_id}`)
})

test('parts that could not be loaded can be requested again', async () => {
  await openPage('/estimate')
  breakDown(operations.getParts)
  const picker = await openPicker('CPU 고르기')
  const retry = await picker.findByRole('button', { name: '다시 시도' })
  mockHosts.resetHandlers()
  fireEvent.click(retry)
  await waitFor(() => expect(picker.row(cpu)).not.toBeNull())
})

test('parts that failed to load offline are loaded once the connection is back, while the picker stays open', async () => {
  await openPage('/estimate')
  mockHosts.use(http.get(operations.getParts, () => HttpResponse.error()))
  const picker = await openPicker('CPU 고르기')
  await picker.findByText('부품 목록을 불러오지 못했어요')
  mockHosts.resetHandlers()
  fireEvent(window, new Event('online'))
  await waitFor(() => expect(picker.row(cpu)).not.toBeNull())
})

import { act, useId } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let root: Root | undefined
let idled: (() => void)[] = []

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idled.push(run))
  // The turns belong to one page.
  vi.resetModules()
})

afterEach(() => {
  act(() => root?.unmount())
  vi.unstubAllGlobals()
  idled = []
  document.body.innerHTML = ''
})

/** The browser has nothing else to do. */
const becomeIdle = () => act(async () => idled.splice(0).forEach(run => void run()))

/** Hydrates a page with two regions that a server has rendered. */
async function hydrate() {
  const server = await import('./idle.tsx')
  const pressed = vi.fn()
  const load = vi.fn((name: string) => async () => ({
    default: () => (
      <button type="button" id={useId()} onClick={() => pressed(name)}>
        {name}
      </button>
    ),
  }))
  const loads = { first: vi.fn(load('first')), second: vi.fn(load('second')) }
  const page = (regions: ReturnType<typeof server.idle>[]) =>
    regions.map((Region, index) => <Region key={String(index)} />)
  const served = [server.idle(loads.first, 'src/first.tsx'), server.idle(loads.second, 'src/second.tsx')]
  await server.loadRegions()
  const [html, files] = server.renderWithRegions(() => renderToString(<main>{page(served)}</main>))
  document.body.innerHTML = `<div id="root">${html}</div>`
  for (const each of Object.values(loads)) each.mockClear()
  const place = document.getElementById('root')
  if (!place) throw new Error('no #root')
  // The browser's own.
  vi.resetModules()
  const { idle, hurry } = await import('./idle.tsx')
  const regions = [idle(loads.first), idle(loads.second)]
  await act(async () => {
    root = hydrateRoot(place, <main>{page(regions)}</main>)
  })
  const press = (name: string) =>
    act(async () =>
      [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click(),
    )
  return { files, loads, press, pressed, hurry, html: () => place.innerHTML, sent: html }
}

test('the server renders regions, and tells which they are', async () => {
  const { files, sent } = await hydrate()
  expect(sent).toMatch(/first.*second/)
  expect(files).toEqual(['src/first.tsx', 'src/second.tsx'])
})

test('a region keeps its HTML until it has loaded, in reading order, one at a time', async () => {
  const { loads, press, pressed, html, sent } = await hydrate()
  expect(html()).toBe(sent)
  expect([loads.first.mock.calls.length, loads.second.mock.calls.length]).toEqual([0, 0])
  await becomeIdle()
  expect([loads.first.mock.calls.length, loads.second.mock.calls.length]).toEqual([1, 0])
  await press('first')
  expect(pressed.mock.calls).toEqual([['first']])
  await becomeIdle()
  await press('second')
  expect(pressed.mock.calls).toEqual([['first'], ['second']])
})

test('all regions load at once when one is pressed', async () => {
  const { loads, hurry } = await hydrate()
  await act(async () => hurry())
  expect([loads.first.mock.calls.length, loads.second.mock.calls.length]).toEqual([1, 1])
})

test('a region that is out of reach keeps no other waiting', async () => {
  const { loads, press, pressed } = await hydrate()
  loads.first.mockRejectedValue(new Error('no network'))
  await becomeIdle()
  await becomeIdle()
  await press('second')
  expect(pressed.mock.calls).toEqual([['second']])
})

test('regression: the ids of a region were others in the browser than those that the server had written', async () => {
  const complain = vi.spyOn(console, 'error')
  await hydrate()
  await becomeIdle()
  await becomeIdle()
  expect(complain).not.toHaveBeenCalled()
})

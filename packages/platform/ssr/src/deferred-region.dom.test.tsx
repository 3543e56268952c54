import { act, type ComponentType, type FormEvent, type ReactNode, useState } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'

const Links = () => <nav>링크</nav>

/** A browser that has loaded nothing yet. */
async function setUp(load = vi.fn(async () => ({ default: Links }))) {
  const { createDeferredRegion, loadDeferredRegions } = await import('./deferred-region.tsx')
  return { Region: createDeferredRegion(load), load, loadDeferredRegions }
}

/** A page with a scope of its own. */
async function inScope(page: ReactNode) {
  const { fork } = await import('effector')
  const { Provider } = await import('effector-react')
  const scope = fork()
  return { scope, page: <Provider value={scope}>{page}</Provider> }
}

async function draw(region: ReactNode) {
  const { scope, page } = await inScope(region)
  const root = document.createElement('div')
  document.body.append(root)
  await act(async () => createRoot(root).render(page))
  return scope
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.resetModules()
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
})

test('the server renders a deferred region', async () => {
  const { Region, loadDeferredRegions } = await setUp()
  await loadDeferredRegions()
  expect(renderToString(<Region />)).toContain('<nav>링크</nav>')
})

test('the server renders a region that is loaded inside another one', async () => {
  const { createConditionalRegion, createDeferredRegion, loadDeferredRegions } = await import(
    './deferred-region.tsx'
  )
  const Outer = createDeferredRegion(async () => {
    const Inner = createConditionalRegion('links.tsx', async () => ({ default: Links }))
    return { default: Inner }
  })
  await loadDeferredRegions()
  expect(renderToString(<Outer />)).toContain('<nav>링크</nav>')
})

test('the browser loads a deferred region on the first interaction', async () => {
  const { Region, load } = await setUp()
  await draw(<Region />)
  expect(load).not.toHaveBeenCalled()
  await act(async () => dispatchEvent(new Event('pointermove')))
  expect(load).toHaveBeenCalledTimes(1)
  expect(document.body.textContent).toBe('링크')
})

test('regression: Back right after a reload changed the list, and left its filters and its total as they were', async () => {
  const { Region } = await setUp()
  await draw(<Region />)
  await act(async () => dispatchEvent(new PopStateEvent('popstate')))
  expect(document.body.textContent).toBe('링크')
})

test('a conditional region is loaded at once', async () => {
  const { createConditionalRegion } = await import('./deferred-region.tsx')
  const Region = createConditionalRegion('links.tsx', async () => ({ default: Links }))
  await draw(<Region />)
  expect(document.body.textContent).toBe('링크')
})

test('regression: the first interaction loaded the regions of minishops and of members, which a visit has from its start', async () => {
  const { createConditionalRegion, loadDeferredRegions } = await import('./deferred-region.tsx')
  const [load, loadFixed] = [vi.fn(async () => ({ default: Links })), vi.fn(async () => ({ default: Links }))]
  createConditionalRegion('variants-conditional.tsx', load)
  const Fixed = createConditionalRegion('member-menu-conditional.tsx', loadFixed, { isFixed: true })
  await loadDeferredRegions()
  expect([load, loadFixed].map(({ mock }) => mock.calls.length)).toEqual([1, 0])
  await draw(<Fixed />)
  expect(document.body.textContent).toBe('링크')
})

test('rendering reports the conditional regions of that page only', async () => {
  const { createConditionalRegion, drawWithRegions, loadDeferredRegions } = await import(
    './deferred-region.tsx'
  )
  const Region = createConditionalRegion('links.tsx', async () => ({ default: Links }))
  await loadDeferredRegions()
  const drawn = (page: ReactNode) => drawWithRegions(() => renderToString(page))
  expect(drawn(<Region />)).toEqual([expect.stringContaining('<nav>링크</nav>'), ['links.tsx']])
  expect(drawn(<p>없음</p>)).toEqual(['<p>없음</p>', []])
})

test('regression: a region requested without a connection broke the page', async () => {
  const { Region, load } = await setUp(
    vi.fn(async () => ({ default: Links })).mockRejectedValueOnce(new TypeError('offline')),
  )
  await draw(<Region />)
  await act(async () => dispatchEvent(new Event('pointermove')))
  expect(document.body.textContent).toBe('')
  await act(async () => dispatchEvent(new Event('pointermove')))
  expect(load).toHaveBeenCalledTimes(2)
  expect(document.body.textContent).toBe('링크')
})

test.each([
  ['comes late', async (arrive: () => Promise<void>) => arrive()],
  ['never comes', async () => {}],
])('regression: a press removed the region while its script %s', async (_, arrive) => {
  const { promise, resolve } = Promise.withResolvers<{ default: typeof Links }>()
  const { Region, loadDeferredRegions } = await setUp(vi.fn(() => promise))
  const root = document.createElement('div')
  root.innerHTML = '<!--$--><nav>링크</nav><!--/$--><p>0</p>'
  const served = root.querySelector('nav')
  let press = () => {}
  function Page() {
    const [presses, setPresses] = useState(0)
    press = () => setPresses(presses + 1)
    return (
      <>
        <Region />
        <p>{presses}</p>
      </>
    )
  }
  const { page } = await inScope(<Page />)
  await act(async () => hydrateRoot(root, page))
  await act(async () => press())
  expect(root.textContent).toBe('링크1')
  await arrive(async () => {
    resolve({ default: Links })
    await act(loadDeferredRegions)
  })
  await act(async () => press())
  expect(root.textContent).toBe('링크2')
  expect(root.querySelector('nav')).toBe(served)
})

describe('a checkbox changed while its script is loading', () => {
  /** A form whose box is in a region, as the server sent it, and what the form hears. */
  async function setUpForm() {
    const { promise, resolve } = Promise.withResolvers<{ default: ComponentType }>()
    const { createDeferredRegion } = await import('./deferred-region.tsx')
    const { takeEarlyInput } = await import('./browser/early-input.ts')
    const Box = () => <input type="checkbox" checked={false} onChange={() => {}} />
    const Region = createDeferredRegion(() => promise)
    const heard = vi.fn<(isChecked: boolean) => void>()
    const hear = ({ target }: FormEvent) => target instanceof HTMLInputElement && heard(target.checked)
    const root = document.createElement('div')
    root.innerHTML = '<form><!--$--><input type="checkbox"><!--/$--></form>'
    document.body.append(root)
    const { page } = await inScope(
      <form onChange={hear}>
        <Region />
      </form>,
    )
    const redo = takeEarlyInput()
    await act(async () => hydrateRoot(root, page))
    await act(async () => redo())
    const box = root.querySelector('input')
    const press = () => act(async () => box?.click())
    const arrive = () => act(async () => resolve({ default: Box }))
    return { heard, press, arrive }
  }

  test('regression: stayed changed, and its change event was lost', async () => {
    const { heard, press, arrive } = await setUpForm()
    await press()
    expect(heard).not.toHaveBeenCalled()
    await arrive()
    expect(heard.mock.calls).toEqual([[true]])
    await press()
    expect(heard.mock.calls).toEqual([[true], [true]])
  })

  test('that was changed back fires no event', async () => {
    const { heard, press, arrive } = await setUpForm()
    await press()
    await press()
    await arrive()
    expect(heard).not.toHaveBeenCalled()
  })
})

test('regression: the first press of a button was lost while its script was loading', async () => {
  const { promise, resolve } = Promise.withResolvers<{ default: ComponentType }>()
  const { createDeferredRegion } = await import('./deferred-region.tsx')
  const { answerEarlyPresses } = await import('./browser/early-presses.ts')
  const stop = new AbortController()
  answerEarlyPresses(stop)
  onTestFinished(() => {
    stop.abort()
    delete document.documentElement.dataset.ready
  })
  const pressed = vi.fn()
  const Region = createDeferredRegion(() => promise)
  const root = document.createElement('div')
  root.id = 'root'
  root.innerHTML = '<!--$--><button type="button">내 결제조건</button><!--/$-->'
  document.body.append(root)
  const { page } = await inScope(<Region />)
  await act(async () => hydrateRoot(root, page))
  document.documentElement.dataset.ready = ''
  const press = () => act(async () => root.querySelector('button')?.click())
  await press()
  expect(pressed).not.toHaveBeenCalled()
  const Terms = () => (
    <button type="button" onClick={pressed}>
      내 결제조건
    </button>
  )
  await act(async () => resolve({ default: Terms }))
  expect(pressed).toHaveBeenCalledOnce()
  await press()
  expect(pressed).toHaveBeenCalledTimes(2)
})

test('requests of a region’s models are sent once they are loaded', async () => {
  const { Region } = await setUp()
  const { pendingWorkStarted } = await import('@jeoul/api')
  const { createWatch } = await import('effector')
  const resumed = vi.fn()
  const scope = await draw(<Region />)
  createWatch({ unit: pendingWorkStarted, scope, fn: resumed })
  expect(resumed).not.toHaveBeenCalled()
  await act(async () => dispatchEvent(new Event('pointermove')))
  expect(resumed).toHaveBeenCalledTimes(1)
})

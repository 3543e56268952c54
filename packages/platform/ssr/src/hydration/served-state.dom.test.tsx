import { allSettled, createEvent, createStore, fork, type Scope } from 'effector'
import { Provider, useUnit } from 'effector-react'
import fc from 'fast-check'
import { act, type ComponentType, lazy, memo, Suspense } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { holdServedState } from './served-state.ts'

const named = createEvent<string>()
const $name = createStore('CPU').on(named, (_, name) => name)
const $title = $name.map(name => ({ name, words: [name, '가격비교'] }))

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => vi.unstubAllGlobals())

/** A served page whose script `arrive`s when it is told to; `drawn` counts drawings in the browser. */
async function open() {
  const drawn = vi.fn()
  const complaints = vi.fn()
  const Title = () => {
    const { name, words } = useUnit($title)
    drawn(name)
    return <h1>{words.join(' ')}</h1>
  }
  const { promise, resolve } = Promise.withResolvers<{ default: ComponentType }>()
  const Later = lazy(() => promise)
  const Region = memo(({ of: Content }: { of: ComponentType }) => (
    <Suspense>
      <Content />
    </Suspense>
  ))
  const draw = (scope: Scope, content: ComponentType) => (
    <Provider value={scope}>
      <Region of={content} />
    </Provider>
  )
  const root = document.createElement('div')
  root.innerHTML = renderToString(draw(fork(), Title))
  drawn.mockClear()
  const scope = fork()
  holdServedState(scope, fork())
  await act(async () => {
    hydrateRoot(root, draw(scope, Later), { onRecoverableError: complaints })
  })
  return {
    drawn,
    complaints,
    page: root,
    title: root.querySelector('h1'),
    text: () => root.textContent,
    choose: (name: string) => act(() => allSettled(named, { scope, params: name })),
    arrive: () => act(async () => resolve({ default: Title })),
  }
}

test('a value that changed before hydration is shown after it, in the served elements', async () => {
  const { page, title, text, choose, arrive, complaints } = await open()
  await choose('메모리')
  expect(text()).toBe('CPU 가격비교')
  await arrive()
  expect(text()).toBe('메모리 가격비교')
  expect(page.querySelector('h1')).toBe(title)
  expect(complaints).not.toHaveBeenCalled()
})

test('an unchanged value renders once, even if it is derived anew', async () => {
  const { arrive, drawn } = await open()
  await arrive()
  expect(drawn.mock.calls).toEqual([['CPU']])
})

test('whatever happens before and after the script arrives, the page ends the same and hydrates without a mismatch', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom('CPU', '메모리', 'SSD'), { maxLength: 4 }),
      fc.nat(4),
      async (names, before) => {
        const { text, choose, arrive, complaints } = await open()
        for (const name of names.slice(0, before)) await choose(name)
        await arrive()
        for (const name of names.slice(before)) await choose(name)
        expect(text()).toBe(`${names.at(-1) ?? 'CPU'} 가격비교`)
        expect(complaints).not.toHaveBeenCalled()
      },
    ),
    { numRuns: 25 },
  )
})

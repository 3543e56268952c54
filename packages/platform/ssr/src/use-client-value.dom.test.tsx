import { allSettled, createEvent, createStore, fork, type Scope } from 'effector'
import { Provider } from 'effector-react'
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useClientValue, useClientValueWith } from './use-client-value.ts'

const pressed = createEvent<number>()
const $stored = createStore(0).on(pressed, (_, count) => count)
const $total = $stored.map(count => count + 10)
const $totalWithoutDevice = createStore(10)

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => vi.unstubAllGlobals())

/** Draws on a server, then in a browser that remembers something; tells every drawing there, and what React complains of. */
async function hydrate(useCount: () => number, stored: number) {
  const drawn: number[] = []
  const complaints: unknown[] = []
  const Count = () => {
    const count = useCount()
    drawn.push(count)
    return <p>{count}</p>
  }
  const draw = (scope: Scope) => (
    <Provider value={scope}>
      <Count />
    </Provider>
  )
  const root = document.createElement('div')
  root.innerHTML = renderToString(draw(fork()))
  drawn.length = 0
  const scope = fork({ values: [[$stored, stored]] })
  await act(async () => {
    hydrateRoot(root, draw(scope), { onRecoverableError: error => complaints.push(error) })
  })
  return { drawn, complaints, scope, text: () => root.textContent }
}

test.each([
  ['a value', () => useClientValue($stored), 3, [0, 3]],
  ['what follows from it', () => useClientValueWith($total, $totalWithoutDevice), 3, [10, 13]],
])('%s is first shown as the server showed it', async (_, useCount, stored, drawings) => {
  const { drawn, complaints, text } = await hydrate(useCount, stored)
  expect(drawn).toEqual(drawings)
  expect(complaints).toEqual([])
  expect(text()).toBe(String(drawings.at(-1)))
})

test.each([
  ['a value', () => useClientValue($stored), 0],
  ['what follows from it', () => useClientValueWith($total, $totalWithoutDevice), 10],
])(
  'regression: %s that the device knows no better drew its view twice, at once',
  async (_, useCount, value) => {
    const { drawn } = await hydrate(useCount, 0)
    expect(drawn).toEqual([value])
  },
)

test('what changes later is shown', async () => {
  const { scope, text } = await hydrate(() => useClientValue($stored), 0)
  await act(() => allSettled(pressed, { scope, params: 5 }))
  expect(text()).toBe('5')
})

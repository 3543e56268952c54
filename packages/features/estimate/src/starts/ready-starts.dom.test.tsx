import { getPartsFx } from '@jeoul/api'
import { fork } from 'effector'
import { Provider } from 'effector-react'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { ReadyStarts } from './ready-starts.tsx'
import { $startUse } from './starts-model.ts'

test('regression: a double click on a use opened its starts and closed them again', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const scope = fork({ handlers: [[getPartsFx, () => Promise.reject(new Error('down'))]] })
  const root = createRoot(document.body)
  await act(async () =>
    root.render(
      <Provider value={scope}>
        <ReadyStarts />
      </Provider>,
    ),
  )
  const use = Array.from(document.querySelectorAll('button')).find(
    ({ textContent }) => textContent === '게임',
  )
  for (const detail of [1, 2]) {
    await act(async () => use?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail })))
  }
  expect(scope.getState($startUse)).toBe('game')
  await act(async () => root.unmount())
  vi.unstubAllGlobals()
})

import { getPartsFx } from '@jeoul/api'
import { allSettled, fork } from 'effector'
import { Provider } from 'effector-react'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { ReadyStarts } from './ready-starts.tsx'
import { $startBudget, $startUse, startUseChosen } from './starts-model.ts'

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

test('"own budget": an amount of the shopper becomes the first start, anything else is explained', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const scope = fork({ handlers: [[getPartsFx, () => Promise.reject(new Error('down'))]] })
  const root = createRoot(document.body)
  await allSettled(startUseChosen, { scope, params: 'game' })
  await act(async () =>
    root.render(
      <Provider value={scope}>
        <ReadyStarts />
      </Provider>,
    ),
  )
  const field = document.querySelector<HTMLInputElement>('input[name=budget]')
  const submit = async (typed: string) => {
    if (field) field.value = typed
    await act(async () => field?.form?.requestSubmit())
    return document.querySelector('form [role=alert]')?.textContent
  }
  expect(await submit('백만')).toBe('예산을 숫자로 적어 주세요. 150만처럼 적어도 돼요.')
  expect(scope.getState($startBudget)).toBeNull()
  expect(await submit('150')).toBe('150원으로는 구성을 만들 수 없어요. 150만원으로 보기')
  await act(async () => document.querySelector<HTMLElement>('form [role=alert] button')?.click())
  expect(scope.getState($startBudget)).toBe(1_500_000)
  expect(await submit('153만')).toBeUndefined()
  expect(scope.getState($startBudget)).toBe(1_530_000)
  await act(async () => root.unmount())
  vi.unstubAllGlobals()
})

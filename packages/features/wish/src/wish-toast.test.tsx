import { expectWordsToFollow } from '@jeoul/ui/translate-page'
import { $outcome, type WishOutcome } from '@jeoul/wish'
import { cleanup, render, screen } from '@testing-library/react'
import { fork } from 'effector'
import { Provider } from 'effector-react'
import { afterEach, expect, test } from 'vitest'
import { WishToast } from './wish-toast.tsx'

afterEach(cleanup)

const item = { itemId: '7', name: '상품', image: null, price: null, time: 1 }
const group = { id: 'one', name: '기본' }
const outcomes: readonly (WishOutcome | null)[] = [
  null,
  { kind: 'saved', groupName: '기본', items: [item] },
  { kind: 'moved', groupName: '거실', items: [item] },
  { kind: 'moved', groupName: '부엌', items: [item] },
  { kind: 'removed', removed: [{ item, group }] },
  {
    kind: 'removed',
    removed: [
      { item, group },
      { item, group },
    ],
  },
  { kind: 'failed', changes: [], isLost: false },
  { kind: 'failed', changes: [], isLost: true },
  { kind: 'failed', changes: [{ kind: 'remove', itemId: '7' }], isLost: false },
  { kind: 'failed', changes: [{ kind: 'remove', itemId: '7' }], isLost: true },
  { kind: 'merged', count: 3 },
  { kind: 'kept' },
]
const toast = (outcome: WishOutcome | null) => (
  <Provider value={fork({ values: [[$outcome, outcome]] })}>
    <WishToast />
  </Provider>
)

test.each(outcomes)('regression: hearts stopped answering on a translated page: %o', outcome => {
  expectWordsToFollow(outcome, outcomes, toast)
})

test('regression: a heart that was pressed on a lost line was to be pressed again at once, which cannot help', () => {
  render(toast({ kind: 'failed', changes: [], isLost: true }))
  expect(screen.getByText('연결이 끊겨 찜을 바꾸지 못했어요. 연결되면 다시 눌러 주세요.')).toBeTruthy()
})

test('the button that opened the groups stays, so that the focus returns to it once another is chosen', () => {
  const { rerender } = render(toast({ kind: 'saved', groupName: '기본', items: [item] }))
  screen.getByRole('button', { name: '바꾸기' }).focus()
  rerender(toast({ kind: 'moved', groupName: '거실', items: [item] }))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '바꾸기' }))
})

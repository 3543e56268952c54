import { getItemViewFx } from '@jeoul/api'
import { $picked, itemPicked, itemUnpicked } from '@jeoul/compare'
import type { ReadItem } from '@jeoul/list'
import { soldItem } from '@jeoul/list/testing/sold-item'
import { deviceOpened } from '@jeoul/visitor/device'
import { memoryStorage } from '@jeoul/visitor/device/testing'
import { heartPressed } from '@jeoul/wish'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { allSettled, fork, scopeBind } from 'effector'
import { Provider } from 'effector-react'
import { memo } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { RowActions, type RowState, useRowStates } from './row-actions.tsx'

const drawn = vi.fn<(itemId: string) => void>()
afterEach(() => {
  cleanup()
  drawn.mockReset()
})

const card: ReadItem = { ...soldItem, item_id: '7', name: '그래픽카드', part_kind: 'gpu' }
const cable: ReadItem = { ...soldItem, item_id: '8', name: '케이블', image: '' }

interface RowProps extends RowState {
  readonly item: ReadItem
  readonly zzimCount: number
}

const Row = memo(function Row({ item, zzimCount, ...state }: RowProps) {
  drawn(item.item_id)
  return (
    <li>
      <span>{`${item.name} ${zzimCount}`}</span>
      <RowActions item={item} {...state} />
    </li>
  )
})

function Rows() {
  const stateOf = useRowStates()
  return [card, cable].map(item => <Row key={item.item_id} item={item} {...stateOf(item)} />)
}

/** The rows of a visitor, with what their device stores. */
async function open(stored: Readonly<Record<string, string>> = {}) {
  // A saved product asks for its price, which never comes.
  const scope = fork({ handlers: [[getItemViewFx, () => new Promise(() => {})]] })
  const storage = memoryStorage(new Map(Object.entries(stored)))
  render(
    <Provider value={scope}>
      <Rows />
    </Provider>,
  )
  await allSettled(deviceOpened, { scope, params: storage })
  return { scope, storage }
}
const button = (name: string) => screen.getByRole('button', { name })
const isPressed = (name: string) => button(name).getAttribute('aria-pressed') === 'true'

test('each button names its product, and a press of 비교 takes the product as the row shows it', async () => {
  const { scope } = await open()
  fireEvent.click(button('그래픽카드 비교'))
  fireEvent.click(button('케이블 비교'))
  expect(scope.getState($picked)).toEqual([
    { itemId: '7', name: '그래픽카드', image: soldItem.image, isPart: true },
    { itemId: '8', name: '케이블', image: null },
  ])
  fireEvent.click(button('그래픽카드 비교'))
  expect([isPressed('그래픽카드 비교'), isPressed('케이블 비교')]).toEqual([false, true])
})

test('a heart is saved on the device at once, counts once, and a second press takes it out again', async () => {
  const { storage } = await open()
  fireEvent.click(button('그래픽카드 찜'))
  expect(isPressed('그래픽카드 찜')).toBe(true)
  expect(screen.getByText('그래픽카드 341')).toBeTruthy()
  expect(storage.getItem('jeoul.wish')).toContain('"7"')
  fireEvent.click(button('그래픽카드 찜'))
  expect(isPressed('그래픽카드 찜')).toBe(false)
  expect(screen.getByText('그래픽카드 340')).toBeTruthy()
  expect(storage.getItem('jeoul.wish')).not.toContain('"7"')
})

test('what the device stored before is pressed', async () => {
  const items = [{ itemId: '8', name: '케이블', image: null, time: 1, price: null }]
  await open({
    'jeoul.wish': JSON.stringify([{ id: 'new-1', name: '찜한 상품', items }]),
    'jeoul.compare': JSON.stringify([{ itemId: '7', name: '그래픽카드', image: null }]),
  })
  const names = ['그래픽카드 비교', '그래픽카드 찜', '케이블 비교', '케이블 찜']
  expect(names.filter(isPressed)).toEqual(['그래픽카드 비교', '케이블 찜'])
})

test('a press on a row that does not show the device’s picks and wishes yet takes none out', async () => {
  const items = [{ itemId: '7', name: '그래픽카드', image: null, time: 1, price: null }]
  const { scope, storage } = await open({
    'jeoul.wish': JSON.stringify([{ id: 'new-1', name: '찜한 상품', items }]),
    'jeoul.compare': JSON.stringify([{ itemId: '7', name: '그래픽카드', image: null }]),
  })
  cleanup()
  const stale = {
    isCompared: true,
    isPicked: false,
    isMine: false,
    onPick: scopeBind(itemPicked, { scope }),
    onUnpick: scopeBind(itemUnpicked, { scope }),
    onHeart: scopeBind(heartPressed, { scope }),
  }
  render(<RowActions item={card} {...stale} />)
  fireEvent.click(button('그래픽카드 비교'))
  fireEvent.click(button('그래픽카드 찜'))
  expect(scope.getState($picked)).toHaveLength(1)
  expect(storage.getItem('jeoul.wish')).toContain('"7"')
})

test('a press renders only its own row again', async () => {
  await open()
  drawn.mockReset()
  fireEvent.click(button('그래픽카드 찜'))
  fireEvent.click(button('케이블 비교'))
  expect(drawn.mock.calls).toEqual([['7'], ['8']])
})

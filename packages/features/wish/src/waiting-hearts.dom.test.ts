import { networkRestored } from '@jeoul/api'
import { allSettled, fork } from 'effector'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { waitForNetwork } from './waiting-hearts.ts'

const press = vi.fn()
const heartsOf = vi.hoisted(() => vi.fn())
vi.mock('./hearts-loading.ts', () => ({ heartsOf }))

const heart = (itemId: string, isMine = false) => ({ itemId, name: `상품 ${itemId}`, image: null, isMine })

beforeEach(() => {
  press.mockReset()
  heartsOf.mockReset().mockResolvedValue({ press })
})

describe('regression: a heart that was pressed without a network was lost with the next press', () => {
  test('every heart is pressed once the network is back', async () => {
    const scope = fork()
    for (const itemId of ['7', '8']) waitForNetwork(scope, heart(itemId))
    await allSettled(networkRestored, { scope })
    await vi.waitFor(() => expect(press.mock.calls).toEqual([[heart('7')], [heart('8')]]))
    await allSettled(networkRestored, { scope })
    expect(press).toHaveBeenCalledTimes(2)
  })

  test('one that was pressed twice is as before', async () => {
    const scope = fork()
    waitForNetwork(scope, heart('7'))
    waitForNetwork(scope, heart('8'))
    waitForNetwork(scope, heart('7', true))
    await allSettled(networkRestored, { scope })
    await vi.waitFor(() => expect(press.mock.calls).toEqual([[heart('8')]]))
  })

  test('it goes on waiting while its script cannot be loaded', async () => {
    const scope = fork()
    waitForNetwork(scope, heart('7'))
    heartsOf.mockRejectedValueOnce(new Error('offline'))
    await allSettled(networkRestored, { scope })
    expect(press).not.toHaveBeenCalled()
    await allSettled(networkRestored, { scope })
    await vi.waitFor(() => expect(press).toHaveBeenCalledExactlyOnceWith(heart('7')))
  })

  test('the retry of the message presses them, too', async () => {
    const held = Promise.withResolvers<() => void>()
    addEventListener('pressheld', ({ detail }) => held.resolve(detail), { once: true })
    waitForNetwork(fork(), heart('7'))
    ;(await held.promise)()
    await vi.waitFor(() => expect(press).toHaveBeenCalledOnce())
  })
})

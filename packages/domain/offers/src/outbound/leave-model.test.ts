import { describe, expect, test } from 'vitest'
import {
  $isCounting,
  $isStaying,
  $secondsLeft,
  goChosen,
  outboundFollowed,
  outboundShown,
  secondPassed,
  secondsToRead,
  stayChosen,
  stayToggled,
} from './leave-model.ts'
import { outboundClosed } from './model.ts'
import { numberedMarket, type OutboundVisit, openOutbound } from './testing/open-outbound.ts'

const href = 'https://mall.example/77012'

async function show(outbound: OutboundVisit = {}) {
  const opened = await openOutbound(outbound)
  await opened.fire(outboundShown)
  const pass = async (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) await opened.fire(secondPassed)
  }
  return { ...opened, pass, isCounting: () => opened.scope.getState($isCounting) }
}

describe('"then sends the shopper to the href the API gave"', () => {
  test('when the time is up, not before, and once', async () => {
    const { left, pass, isCounting } = await show()
    await pass(secondsToRead - 1)
    expect(left).not.toHaveBeenCalled()
    await pass(3)
    expect(left.mock.calls).toEqual([[href]])
    expect(isCounting()).toBe(false)
  })

  test('at once if nothing has changed since they chose the offer, and once', async () => {
    const market = numberedMarket({ priceB2c: 10_000, costDelivery: { kind: 'free' } })
    const { left, pass, reported } = await show({
      market,
      search: '?offer=77012&seen=10000&delivery=0&way=card',
    })
    expect(left.mock.calls).toEqual([[href]])
    await pass(secondsToRead)
    expect(left).toHaveBeenCalledTimes(1)
    expect(reported).toHaveBeenCalledTimes(1)
  })

  test('at once on a press, and only once after several', async () => {
    const { left, pass, fire } = await show()
    await fire(goChosen)
    await fire(goChosen)
    await pass(secondsToRead)
    expect(left.mock.calls).toEqual([[href]])
  })

  test('never to an address in the query', async () => {
    const { left, fire } = await show({ search: '?href=https://evil.test&url=https://evil.test' })
    await fire(goChosen)
    expect(left.mock.calls).toEqual([[href]])
  })

  test.each([
    ['javascript:alert(1)'],
    ['data:text/html,x'],
    ['//evil.test'],
    ['https://mall@evil.test'],
    ['https://evil.test/\n'],
  ])('never to %s', async hostile => {
    const { left, reported, pass, fire } = await show({ market: numberedMarket({ href: hostile }) })
    await pass(secondsToRead)
    await fire(goChosen)
    expect(left).not.toHaveBeenCalled()
    expect(reported).not.toHaveBeenCalled()
  })
})

describe('the page does not redirect', () => {
  test.each<[string, OutboundVisit]>([
    ['from an offer that is dearer since', { search: '?seen=9000' }],
    ['from one that is gone', { market: null }],
    ['who is a robot', { isBot: true }],
  ])('%s', async (_, outbound) => {
    const { left, reported, pass, isCounting } = await show(outbound)
    expect(isCounting()).toBe(false)
    await pass(secondsToRead)
    expect(left).not.toHaveBeenCalled()
    expect(reported).not.toHaveBeenCalled()
  })

  test('on the server', async () => {
    const { scope, reported } = await openOutbound()
    expect(scope.getState($isCounting)).toBe(false)
    expect(reported).not.toHaveBeenCalled()
  })

  test('after a stop; resuming restarts the countdown', async () => {
    const { scope, left, pass, fire, isCounting } = await show()
    await pass(2)
    await fire(stayToggled)
    await pass(secondsToRead)
    expect(left).not.toHaveBeenCalled()
    await fire(stayToggled)
    expect([isCounting(), scope.getState($secondsLeft)]).toEqual([true, secondsToRead])
  })

  test('after an interaction', async () => {
    const { scope, left, pass, fire } = await show()
    await fire(stayChosen)
    await fire(stayChosen)
    await pass(secondsToRead)
    expect(left).not.toHaveBeenCalled()
    expect(scope.getState($isStaying)).toBe(true)
  })

  test('after they closed the page', async () => {
    const { left, pass, fire } = await show()
    await fire(outboundClosed)
    await pass(secondsToRead)
    expect(left).not.toHaveBeenCalled()
  })
})

describe('"reports the click"', () => {
  test('when the shopper is redirected, once, whatever they press then', async () => {
    const { reported, fire } = await show()
    expect(reported.mock.calls).toEqual([[{ itemId: '7', mallId: '23' }]])
    for (const unit of [stayToggled, stayToggled, goChosen, goChosen, outboundFollowed]) await fire(unit)
    expect(reported).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['go', goChosen],
    ['follow the way in another tab', outboundFollowed],
  ])('when they %s although it is more expensive', async (_, unit) => {
    const { reported, fire } = await show({ search: '?seen=9000' })
    await fire(unit)
    await fire(unit)
    expect(reported.mock.calls).toEqual([[{ itemId: '7', mallId: '23' }]])
  })

  test('again on another visit', async () => {
    const { reported, fire, open } = await show()
    await open()
    await fire(outboundShown)
    expect(reported).toHaveBeenCalledTimes(2)
  })
})

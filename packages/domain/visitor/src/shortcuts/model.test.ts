import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'
import { type DeviceStorage, deviceOpened } from '../device/index.ts'
import { memoryStorage } from '../device/testing/memory-storage.ts'
import { $areLettersOn, lettersSwitched } from './model.ts'

/** A device that stores one text for the shortcuts, or none. */
function deviceWith(text: string | null = null): DeviceStorage {
  return memoryStorage(new Map(text === null ? [] : [['jeoul.shortcuts', text]]))
}

async function open(storage = deviceWith()) {
  const scope = fork()
  await allSettled(deviceOpened, { scope, params: storage })
  return scope
}

test('single characters are on until they are switched off, and stay off at the next visit', async () => {
  const storage = deviceWith()
  const scope = await open(storage)
  expect(scope.getState($areLettersOn)).toBe(true)
  await allSettled(lettersSwitched, { scope, params: false })
  expect(scope.getState($areLettersOn)).toBe(false)
  expect((await open(storage)).getState($areLettersOn)).toBe(false)
})

test.each(['"no"', '{', 'null'])('ignores %s on the device', async text => {
  expect((await open(deviceWith(text))).getState($areLettersOn)).toBe(true)
})

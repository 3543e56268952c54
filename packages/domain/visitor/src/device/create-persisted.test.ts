import { allSettled, fork } from 'effector'
import { describe, expect, test } from 'vitest'
import { createPersisted, type DeviceStorage, deviceOpened, textChangedElsewhere } from './index.ts'

const size = createPersisted({
  key: 'size',
  read: found => (typeof found === 'number' ? found : null),
  initial: 30,
})

function storageOf(texts: Record<string, string>): DeviceStorage & { texts: Record<string, string> } {
  return {
    texts,
    get length() {
      return Object.keys(texts).length
    },
    key: place => Object.keys(texts)[place] ?? null,
    getItem: key => texts[key] ?? null,
    setItem: (key, text) => {
      texts[key] = text
    },
    removeItem: key => {
      delete texts[key]
    },
  }
}

async function open(storage: DeviceStorage) {
  const scope = fork()
  await allSettled(deviceOpened, { scope, params: storage })
  return {
    value: () => scope.getState(size.$value),
    change: (params: number) => allSettled(size.changed, { scope, params }),
    hear: (key: string | null, text: string | null) =>
      allSettled(textChangedElsewhere, { scope, params: { key, text } }),
  }
}

describe('a stored value', () => {
  test.each([
    ['nothing', {}, 30],
    ['a value', { 'jeoul.size': '60' }, 60],
    ['a value of another kind', { 'jeoul.size': '"60"' }, 30],
    ['no JSON', { 'jeoul.size': '{' }, 30],
    ['somebody else’s value', { size: '60' }, 30],
  ])('%s is read', async (_, texts, value) => {
    expect((await open(storageOf(texts))).value()).toBe(value)
  })

  test('is restored on the next visit', async () => {
    const storage = storageOf({ other: 'stays' })
    await (await open(storage)).change(90)
    expect(storage.texts).toEqual({ other: 'stays', 'jeoul.size': '90' })
    expect((await open(storage)).value()).toBe(90)
  })

  test('follows changes in another tab', async () => {
    const { hear, value } = await open(storageOf({ 'jeoul.size': '60' }))
    await hear('jeoul.size', '90')
    expect(value()).toBe(90)
    await hear('somebody.size', '10')
    expect(value()).toBe(90)
    await hear('jeoul.size', null)
    expect(value()).toBe(30)
  })

  test('is reset when another tab clears the storage', async () => {
    const { hear, value } = await open(storageOf({ 'jeoul.size': '60' }))
    await hear(null, null)
    expect(value()).toBe(30)
  })
})

test('a change made before the storage is read takes precedence', async () => {
  const scope = fork()
  await allSettled(size.changed, { scope, params: 90 })
  await allSettled(deviceOpened, { scope, params: storageOf({ 'jeoul.size': '60' }) })
  expect(scope.getState(size.$value)).toBe(90)
})

test('if the storage fails, values last as long as the page', async () => {
  const refuse = () => {
    throw new Error('SecurityError')
  }
  const { change, value } = await open({
    length: 1,
    key: refuse,
    getItem: refuse,
    setItem: refuse,
    removeItem: refuse,
  })
  await change(60)
  expect(value()).toBe(60)
})

test('two scopes do not leak into each other', async () => {
  const [one, two] = [await open(storageOf({})), await open(storageOf({}))]
  await one.change(90)
  expect([one.value(), two.value()]).toEqual([90, 30])
})

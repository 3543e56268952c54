import { pendingWorkStarted } from '@jeoul/api/pending-work'
import { allSettled, createWatch, fork } from 'effector'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createPersistedQueue, takenFrom } from './create-persisted-queue.ts'
import { deviceOpened } from './model.ts'
import { memoryStorage } from './testing/memory-storage.ts'

let made = 0

/** Creates a queue that no other test reads. */
const newQueue = () => createPersistedQueue({ key: `${++made}` })

/** A visitor's page: a scope with the device's storage. */
async function open(queue = newQueue(), storage = memoryStorage()) {
  const scope = fork()
  await allSettled(deviceOpened, { scope, params: storage })
  return {
    add: (params: string) => allSettled(queue.added, { scope, params }),
    /** Loads the model that handles the entries, for which the platform starts pending work. */
    async load() {
      const heard: string[] = []
      createWatch({ unit: takenFrom(queue), scope, fn: entries => heard.push(...entries) })
      await allSettled(pendingWorkStarted, { scope })
      return heard
    },
  }
}

test('a model receives every entry once and in order, whenever it loads', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.string(), { maxLength: 12 }), fc.nat(12), async (entries, before) => {
      const { add, load } = await open()
      for (const entry of entries.slice(0, before)) await add(entry)
      const heard = await load()
      for (const entry of entries.slice(before)) await add(entry)
      expect(heard).toEqual(entries)
    }),
    { numRuns: 50 },
  )
})

test('a model that loads only on a later page receives the earlier entries once', async () => {
  const queue = newQueue()
  const storage = memoryStorage()
  await (await open(queue, storage)).add('SSD')
  expect(await (await open(queue, storage)).load()).toEqual(['SSD'])
  expect(await (await open(queue, storage)).load()).toEqual([])
})

test('entries that no model takes are limited', async () => {
  const { add, load } = await open()
  const entries = Array.from({ length: 25 }, (_, place) => `${place}`)
  for (const entry of entries) await add(entry)
  expect(await load()).toEqual(entries.slice(5))
})

test.each(['{', '7', '[1, null]', '{"0":"SSD"}'])(
  'foreign data under its key, %s, is ignored',
  async text => {
    const queue = createPersistedQueue({ key: `stored ${text}` })
    const { add, load } = await open(queue, memoryStorage(new Map([[`jeoul.queue.stored ${text}`, text]])))
    await add('SSD')
    expect(await load()).toEqual(['SSD'])
  },
)

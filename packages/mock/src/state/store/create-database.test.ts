import { afterEach, expect, test, vi } from 'vitest'
import { createDatabase } from './create-database.ts'

const channels = new Set<BroadcastChannel>()
const end = { operationType: 'end', payload: [''] }
const open = () => {
  const channel = new BroadcastChannel('mswjs/data/sync')
  channels.add(channel)
  return channel
}
afterEach(() => {
  for (const channel of channels) channel.close()
  vi.unstubAllGlobals()
})

test('does not broadcast writes to other tabs', async () => {
  // The library checks for a window, and opens a channel if there is one.
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal(
    'BroadcastChannel',
    class extends BroadcastChannel {
      constructor(name: string) {
        super(name)
        channels.add(this)
      }
    },
  )
  const heard: unknown[] = []
  const otherTab = open()
  const ended = new Promise<void>(resolve => {
    otherTab.addEventListener('message', ({ data }) => {
      heard.push(data)
      if (data.operationType === end.operationType) resolve()
    })
  })
  const changed = vi.fn()
  const { wishGroup, member } = createDatabase(changed)
  const [first] = member.getAll()
  wishGroup.create({ id: '1', name: '선물', ...(first && { member: first }) })
  wishGroup.update({ where: { id: { equals: '1' } }, data: { name: '이사' } })
  wishGroup.delete({ where: { id: { equals: '1' } } })
  open().postMessage(end)
  await ended
  expect(changed.mock.calls).toEqual([['wishGroup'], ['wishGroup'], ['wishGroup']])
  expect(heard).toEqual([end])
})

import { createPersisted, deviceOpened } from '@jeoul/visitor/device'
import { memoryStorage } from '@jeoul/visitor/device/testing'
import { loggedOut } from '@jeoul/visitor/session'
import { allSettled, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import { draftTexts, forgetFilesFx } from './forget-drafts.ts'

const terms = createPersisted({ key: 'terms', read: String, initial: '' })

test('logging out deletes a member’s drafts from the device, even if nothing was written on the page', async () => {
  const forget = vi.fn<() => void>()
  const scope = fork({ handlers: [[forgetFilesFx, forget]] })
  const storage = memoryStorage()
  for (const key of Object.values(draftTexts)) storage.setItem(`jeoul.${key}`, '"저울회원1의 말"')
  await allSettled(deviceOpened, { scope, params: storage })
  await allSettled(terms.changed, { scope, params: '내 결제조건' })
  await allSettled(loggedOut, { scope })
  const kept = Array.from({ length: storage.length }, (_, place) => storage.getItem(storage.key(place) ?? ''))
  expect(kept.join()).not.toContain('저울회원1의 말')
  expect(kept).toContain('"내 결제조건"')
  expect(forget).toHaveBeenCalledTimes(1)
})

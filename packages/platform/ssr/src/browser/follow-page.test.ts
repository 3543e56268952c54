// @vitest-environment happy-dom

import { createPersisted } from '@jeoul/device'
import { fork } from 'effector'
import { afterEach, expect, test } from 'vitest'
import { firstInteraction, interactionForgotten } from './first-interaction.ts'
import { openDevice } from './follow-page.ts'

const { $value } = createPersisted({ key: 'name', read: found => String(found), initial: '' })

afterEach(() => localStorage.clear())

test('stored values are read when the device is opened', () => {
  localStorage.setItem('jeoul.name', '"저울"')
  const scope = fork()
  openDevice(scope)
  expect(scope.getState($value)).toBe('저울')
})

test.each([
  ['name', '"저울"', false],
  ['news-awaited', 'false', false],
  ['news-awaited', 'true', true],
  ['wish', '[]', false],
  ['wish', '[{"groupId":"0"}]', true],
  ['payment-terms', '{"region":"jeju"}', true],
])(
  'whether the stored value %s (%s) starts the enhancements without an interaction: %s',
  async (key, text, isSeen) => {
    localStorage.setItem(`jeoul.${key}`, text)
    interactionForgotten()
    openDevice(fork())
    const late = new Promise(resolve => setTimeout(() => resolve(false)))
    expect(await Promise.race([firstInteraction().then(() => true), late])).toBe(isSeen)
  },
)

test('values that another tab stores are followed', () => {
  const scope = fork()
  openDevice(scope)
  dispatchEvent(new StorageEvent('storage', { key: 'jeoul.name', newValue: '"다른 저울"' }))
  expect(scope.getState($value)).toBe('다른 저울')
})

// @vitest-environment happy-dom
import { createPersisted } from '@jeoul/device'
import { fork } from 'effector'
import { afterEach, expect, test } from 'vitest'
import { firstInteraction, interactionForgotten } from './first-interaction.ts'
import { openDevice } from './follow-page.ts'

const { $value } = createPersisted({ key: 'name', read: found => String(found), initial: '' })

afterEach(() => localStorage.clear())

test('what the device keeps is read when it is opened', () => {
  localStorage.setItem('jeoul.name', '"저울"')
  const scope = fork()
  openDevice(scope)
  expect(scope.getState($value)).toBe('저울')
})

test.each([
  ['name', '"저울"', false],
  ['news-awaited', 'false', false],
  ['news-awaited', 'true', true],
  ['payment-terms', '{"region":"jeju"}', true],
])('what the device keeps as %s (%s) starts the enhancements by itself: %s', async (key, text, isSeen) => {
  localStorage.setItem(`jeoul.${key}`, text)
  interactionForgotten()
  openDevice(fork())
  const late = new Promise(resolve => setTimeout(() => resolve(false)))
  expect(await Promise.race([firstInteraction().then(() => true), late])).toBe(isSeen)
})

test('what another tab keeps from then on is followed', () => {
  const scope = fork()
  openDevice(scope)
  dispatchEvent(new StorageEvent('storage', { key: 'jeoul.name', newValue: '"다른 저울"' }))
  expect(scope.getState($value)).toBe('다른 저울')
})

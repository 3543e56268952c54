// @vitest-environment happy-dom
import { createPersisted } from '@jeoul/device'
import { fork } from 'effector'
import { afterEach, expect, test } from 'vitest'
import { openDevice } from './follow-page.ts'

const { $value } = createPersisted({ key: 'name', read: found => String(found), initial: '' })

afterEach(() => localStorage.clear())

test('what the device keeps is read when it is opened', () => {
  localStorage.setItem('jeoul.name', '"저울"')
  const scope = fork()
  openDevice(scope)
  expect(scope.getState($value)).toBe('저울')
})

test('what another tab keeps from then on is followed', () => {
  const scope = fork()
  openDevice(scope)
  dispatchEvent(new StorageEvent('storage', { key: 'jeoul.name', newValue: '"다른 저울"' }))
  expect(scope.getState($value)).toBe('다른 저울')
})

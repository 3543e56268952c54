import { afterEach, expect, test } from 'vitest'
import { rememberKeys, takeKeys } from './remember-keys.ts'

afterEach(() => {
  takeKeys()
})

const press = (key: string) =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
const taken = () => takeKeys().map(({ key, target }) => [key, target])

test('keys are taken once, in order and with their targets, however often recording was started', () => {
  press('o')
  rememberKeys()
  rememberKeys()
  press('/')
  press('j')
  expect(taken()).toEqual([
    ['/', document.body],
    ['j', document.body],
  ])
  expect(taken()).toEqual([])
})

test('keys pressed after that are not recorded', () => {
  rememberKeys()
  const first = takeKeys()
  press('j')
  expect([first, taken()]).toEqual([[], []])
})

test('a key whose target stops its propagation is recorded', () => {
  rememberKeys()
  document.body.addEventListener('keydown', event => event.stopPropagation(), { once: true })
  press('j')
  expect(taken()).toHaveLength(1)
})

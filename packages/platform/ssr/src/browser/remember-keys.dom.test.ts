import { afterEach, expect, test } from 'vitest'
import { rememberKeys, takeKeys } from './remember-keys.ts'

afterEach(() => {
  takeKeys()
})

const press = (key: string) =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
const taken = () => takeKeys().map(({ key, target }) => [key, target])

test('every key is taken once, in order and with its place, however often one began to remember', () => {
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

test('what is pressed later is for those who listen by then', () => {
  rememberKeys()
  const first = takeKeys()
  press('j')
  expect([first, taken()]).toEqual([[], []])
})

test('a key that its place keeps to itself is heard nevertheless', () => {
  rememberKeys()
  document.body.addEventListener('keydown', event => event.stopPropagation(), { once: true })
  press('j')
  expect(taken()).toHaveLength(1)
})

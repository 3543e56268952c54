import { expect, test } from 'vitest'
import { rememberPresses } from './remember-presses.ts'

const press = () => document.body.click()

test('presses are recorded until they are read', () => {
  const pressed = rememberPresses()
  press()
  press()
  const first = pressed()
  expect(first).toEqual([document.body, document.body])
  press()
  expect(first).toHaveLength(2)
})

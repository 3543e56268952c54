import { allSettled, createEffect, createEvent, fork } from 'effector'
import { afterEach, expect, test, vi } from 'vitest'
import { askOnce } from './ask-once.ts'
import { createResource } from './create-resource.ts'

afterEach(() => vi.restoreAllMocks())

const [started, late] = [createEvent(), createEvent()]
const call = createEffect<{ id: string }, string>()
const resource = createResource({ call, read: body => body })
askOnce(resource, [started, late], { id: '7' })

function setUp(answer: () => string = () => 'there') {
  const asked = vi.fn(answer)
  const scope = fork({ handlers: [[call, asked]] })
  return { scope, asked, tell: (unit: typeof started) => allSettled(unit, { scope }) }
}

test.each([
  ['heard the start', [started]],
  ['came too late for it', [late]],
  ['heard both', [started, late, late]],
])('a model that %s asks once', async (_, told) => {
  const { asked, tell } = setUp()
  for (const unit of told) await tell(unit)
  expect(asked).toHaveBeenCalledExactlyOnceWith({ id: '7', question: { id: '7' }, signal: expect.anything() })
})

test('what is on its way, or failed, is not asked again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { asked, tell, scope } = setUp(() => {
    throw new Error('down')
  })
  await Promise.all([tell(started), tell(late)])
  await tell(late)
  expect(scope.getState(resource.$state).status).toBe('failed')
  expect(asked).toHaveBeenCalledTimes(1)
})

test('two scopes do not leak into each other', async () => {
  const [one, two] = [setUp(), setUp()]
  await one.tell(started)
  expect(two.asked).not.toHaveBeenCalled()
  await two.tell(late)
  expect(two.asked).toHaveBeenCalledTimes(1)
})

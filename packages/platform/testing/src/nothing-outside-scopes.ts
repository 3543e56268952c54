// Two scopes leak into each other where something happens outside of both: a unit called after an `await`, or in a view
// without a scope. On a server it would be every visitor's. No test of any model has to look for that.
import { inspect } from 'effector/inspect'
import { afterAll, afterEach, expect } from 'vitest'

const outside = new Set<string>()

const stop = inspect({
  fn: ({ type, kind, name = kind, sid }) => {
    if (type === 'update') outside.add(`${kind} ${name} ${sid ?? ''}`)
  },
})

afterEach(() => {
  const found = [...outside]
  outside.clear()
  expect(found, 'changed outside of every scope').toEqual([])
})

afterAll(() => stop())

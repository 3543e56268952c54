import { expect, test, vi } from 'vitest'
import { createAdmission } from './admission.ts'

test('work beyond the limit is refused until some of it has ended', async () => {
  const onChange = vi.fn()
  const { run } = createAdmission({ limit: 2, delay: () => 0, onChange })
  const first = Promise.withResolvers<string>()
  const [one, two] = [run(() => first.promise), run(() => Promise.reject(new Error('broken')))]
  expect(run(async () => 'three')).toBeNull()
  await expect(two).rejects.toThrow('broken')
  expect(await run(async () => 'four')).toBe('four')
  first.resolve('one')
  expect(await one).toBe('one')
  expect(onChange.mock.calls.flat()).toEqual([1, 2, 1, 2, 1, 0])
})

test('beyond twelve, no work is begun while what could go on waits for the processor', async () => {
  let delay = 500
  const { run } = createAdmission({ limit: 50, delay: () => delay, onChange: () => {} })
  const open = Promise.withResolvers<void>()
  for (let visitor = 0; visitor < 12; visitor += 1) expect(run(() => open.promise)).not.toBeNull()
  expect(run(async () => 'one more')).toBeNull()
  delay = 10
  expect(await run(async () => 'later')).toBe('later')
})

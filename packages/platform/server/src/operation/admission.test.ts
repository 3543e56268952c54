import { expect, test, vi } from 'vitest'
import { createAdmission } from './admission.ts'

test('work beyond the limit is refused until some of it has ended', async () => {
  const onChange = vi.fn()
  const { run } = createAdmission(2, onChange)
  const first = Promise.withResolvers<string>()
  const [one, two] = [run(() => first.promise), run(() => Promise.reject(new Error('broken')))]
  expect(run(async () => 'three')).toBeNull()
  await expect(two).rejects.toThrow('broken')
  expect(await run(async () => 'four')).toBe('four')
  first.resolve('one')
  expect(await one).toBe('one')
  expect(onChange.mock.calls.flat()).toEqual([1, 2, 1, 2, 1, 0])
})

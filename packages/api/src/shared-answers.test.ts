import { describe, expect, test, vi } from 'vitest'
import { createSharedAnswers } from './shared-answers.ts'

function setUp() {
  let time = 0
  const answers = createSharedAnswers<number>(() => time)
  let calls = 0
  const ask = vi.fn(async () => ++calls)
  return { answers, ask, wait: (ms: number) => (time += ms) }
}

describe('answers are shared', () => {
  test('between visitors who ask the same within the time to live', async () => {
    const { answers, ask, wait } = setUp()
    expect(await answers.get('q', 100, ask, [])).toBe(1)
    wait(99)
    expect(await answers.get('q', 100, ask, [])).toBe(1)
    wait(1)
    expect(await answers.get('q', 100, ask, [])).toBe(2)
  })

  test('not between different questions', async () => {
    const { answers, ask } = setUp()
    await answers.get('p', 100, ask, [])
    expect(await answers.get('q', 100, ask, [])).toBe(2)
  })

  test('not when the call failed', async () => {
    const { answers, ask } = setUp()
    ask.mockRejectedValueOnce(new Error('down'))
    await expect(answers.get('q', 100, ask, [])).rejects.toThrow('down')
    expect(await answers.get('q', 100, ask, [])).toBe(1)
  })
})

test('a visitor who gives up does not take the answer from the others', async () => {
  const { answers } = setUp()
  const { promise, resolve } = Promise.withResolvers<number>()
  const hurried = new AbortController()
  const first = answers.get('q', 100, () => promise, [hurried.signal])
  const second = answers.get('q', 100, () => promise, [])
  hurried.abort()
  await expect(first).rejects.toThrow()
  resolve(7)
  expect(await second).toBe(7)
})

test('what is kept stays bounded', async () => {
  const { answers, ask } = setUp()
  for (let question = 0; question <= 300; question++) await answers.get(String(question), 100, ask, [])
  await answers.get('300', 100, ask, [])
  expect(ask).toHaveBeenCalledTimes(301)
  await answers.get('0', 100, ask, [])
  expect(ask).toHaveBeenCalledTimes(302)
})

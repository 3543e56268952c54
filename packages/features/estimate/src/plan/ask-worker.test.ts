import { type PlanQuestion, solve } from '@jeoul/estimate/plan'
import { defaultTerms } from '@jeoul/personal-price'
import { afterEach, expect, test, vi } from 'vitest'
import { askWorker } from './plan-model.ts'

const workers: FakeWorker[] = []

class FakeWorker extends EventTarget {
  readonly terminate = vi.fn()
  readonly postMessage = vi.fn()
  constructor() {
    super()
    workers.push(this)
  }
}

afterEach(() => {
  workers.length = 0
  vi.unstubAllGlobals()
})

const question: PlanQuestion = { parts: [], terms: defaultTerms }

test('asks a worker, and terminates it after its answer', async () => {
  vi.stubGlobal('Worker', FakeWorker)
  const answer = askWorker(question)
  expect(workers[0]?.postMessage).toHaveBeenCalledWith(question)
  workers[0]?.dispatchEvent(new MessageEvent('message', { data: solve(question) }))
  await expect(answer).resolves.toEqual(solve(question))
  expect(workers[0]?.terminate).toHaveBeenCalled()
})

test('a newer question terminates the previous worker', async () => {
  vi.stubGlobal('Worker', FakeWorker)
  const older = askWorker(question)
  const newer = askWorker(question)
  expect(workers.map(({ terminate }) => terminate.mock.calls.length)).toEqual([1, 0])
  await expect(older).rejects.toThrow('a newer question')
  workers[1]?.dispatchEvent(new MessageEvent('message', { data: solve(question) }))
  await expect(newer).resolves.toEqual(solve(question))
})

test('fails if the worker cannot start', async () => {
  vi.stubGlobal('Worker', FakeWorker)
  const answer = askWorker(question)
  workers[0]?.dispatchEvent(new Event('error'))
  await expect(answer).rejects.toThrow()
})

import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { leadWorkers } from './workers.ts'

class FakeWorker extends EventEmitter {
  readonly process = { kill: vi.fn() }
}

const workers = vi.hoisted((): FakeWorker[] => [])
vi.mock('node:cluster', () => ({
  default: {
    fork() {
      const worker = new FakeWorker()
      workers.push(worker)
      return worker
    },
  },
}))

const report = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  workers.length = 0
  report.mockClear()
})
afterEach(() => void vi.useRealTimers())

/** The worker that was started as the nth. */
function at(place: number): FakeWorker {
  const worker = workers[place]
  if (!worker) throw new Error('it was not started')
  return worker
}

test('the workers are ready once one of them listens', () => {
  const { areReady } = leadWorkers(2, report)
  expect(workers).toHaveLength(2)
  expect(areReady()).toBe(false)
  at(1).emit('listening')
  expect(areReady()).toBe(true)
})

test('a worker that ended is replaced: at once, or after a second if it ended early', () => {
  leadWorkers(1, report)
  vi.advanceTimersByTime(5000)
  at(0).emit('exit', 1)
  expect(workers).toHaveLength(2)
  expect(report).toHaveBeenCalledExactlyOnceWith('a worker ended with 1')
  at(1).emit('exit', 1)
  expect(workers).toHaveLength(2)
  vi.advanceTimersByTime(1000)
  expect(workers).toHaveLength(3)
  at(2).emit('exit', null, 'SIGKILL')
  expect(report).toHaveBeenLastCalledWith('a worker ended with SIGKILL')
})

test('shutting down signals every worker, replaces none, and waits for the last', async () => {
  const { areReady, end } = leadWorkers(2, report)
  at(0).emit('listening')
  const ended = vi.fn()
  const ending = end().then(ended)
  expect(areReady()).toBe(false)
  for (const worker of workers) expect(worker.process.kill).toHaveBeenCalledExactlyOnceWith('SIGTERM')
  at(0).emit('exit', 0)
  await Promise.resolve()
  expect(ended).not.toHaveBeenCalled()
  at(1).emit('exit', 0)
  await ending
  expect(workers).toHaveLength(2)
  expect(report).not.toHaveBeenCalled()
})

test('regression: a worker that was due to be replaced during the shutdown kept the site alive', async () => {
  const { end } = leadWorkers(1, report)
  at(0).emit('exit', 1)
  await end()
  vi.advanceTimersByTime(1000)
  expect(workers).toHaveLength(1)
})

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateCatalogue, startMock } from '@jeoul/mock'
import { afterAll, afterEach, beforeEach, vi } from 'vitest'

/**
 * Sets up a running mock with few items, a temporary folder, and spies on the console. All of it is removed after the
 * test file; the spies and the exit code are reset after each test.
 */
export async function againstMock() {
  const folder = await mkdtemp(join(tmpdir(), 'jeoul-cli-'))
  const mock = await startMock({
    catalogue: generateCatalogue({ items: 60, seed: 1 }),
    portMain: 0,
    portSecond: 0,
  })
  afterAll(async () => {
    await mock.close()
    await rm(folder, { recursive: true })
  })

  const log = vi.spyOn(console, 'log')
  const errors = vi.spyOn(console, 'error')
  beforeEach(() => {
    log.mockReset().mockReturnValue()
    errors.mockReset().mockReturnValue()
  })
  afterEach(() => {
    process.exitCode = undefined
  })
  return { folder, mock, url: mock.mainUrl, log, errors }
}

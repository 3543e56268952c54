import { defaultPorts } from '@jeoul/mock'
import { OutputFileError } from '@jeoul/mock/files'

/** The main host of a mock that was started without options. */
export const usualMock = `http://localhost:${defaultPorts.main}`

/** What a running mock refused, or that none runs: one line for the user. */
export class MockError extends Error {
  override readonly name = 'MockError'
}

/**
 * Asks a running mock below `/__mock`.
 * @returns the answer's text
 * @throws MockError
 */
export async function askMock(mockUrl: string, path: string, init: RequestInit = {}): Promise<string> {
  const response = await fetch(`${mockUrl}/__mock/${path}`, init).catch(() => {
    throw new MockError(`no mock answers at ${mockUrl}; start one with: jeoul-mock serve`)
  })
  const text = await response.text()
  if (response.ok) return text
  throw new MockError(`${mockUrl} refused: ${messageOf(text) ?? `status ${response.status}`}`)
}

function messageOf(text: string): string | undefined {
  try {
    const body: unknown = JSON.parse(text)
    const isMessage = typeof body === 'object' && body !== null && 'message' in body
    return isMessage && typeof body.message === 'string' ? body.message : undefined
  } catch {
    return undefined
  }
}

/** Runs a command's work; what hinders it is one line on stderr, and exit code 1. */
export async function orFail(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof MockError || error instanceof OutputFileError)) throw error
    console.error(`error: ${error.message}`)
    process.exitCode = 1
  }
}

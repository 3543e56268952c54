import { defaultPorts } from '@jeoul/mock'
import { OutputFileError } from '@jeoul/mock/files'

/** The main host of a mock that runs with default options. */
export const defaultMock = `http://localhost:${defaultPorts.main}`

/** No mock is running, or it refused a request. The message is one line. */
export class MockError extends Error {
  override readonly name = 'MockError'
}

/**
 * Sends a request to a running mock, below `/__mock`.
 * @returns the text of the response
 * @throws MockError
 */
export async function askMock(mockUrl: string, path: string, init: RequestInit = {}): Promise<string> {
  const response = await fetch(`${mockUrl}/__mock/${path}`, init).catch(() => {
    throw new MockError(`no mock is running at ${mockUrl}; start one with: jeoul-mock serve`)
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

/** Runs a command. Errors are printed to stderr in one line, and set exit code 1. */
export async function orFail(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof MockError || error instanceof OutputFileError)) throw error
    console.error(`error: ${error.message}`)
    process.exitCode = 1
  }
}

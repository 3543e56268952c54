import { defaultPorts } from '@jeoul/mock'
import { OutputFileError } from '@jeoul/mock/files'
import { type Command, Option } from 'commander'
import { mockUrl, port } from './option-parsers.ts'

/** The options of commands that ask a running mock. */
export interface MockPlace {
  readonly url?: string
  readonly port?: number
}

/** Adds `--port` and `--url`, which say where the mock runs. */
export function withMockPlace(command: Command): Command {
  return command
    .option('--port <port>', `main port of the running mock (default: ${defaultPorts.main})`, port)
    .addOption(
      new Option('--url <url>', 'main host of the running mock, instead of its port')
        .argParser(mockUrl)
        .conflicts('port'),
    )
}

/** The origin of the main host of the mock that is meant. */
export function urlOf({ port = defaultPorts.main, url = `http://localhost:${port}` }: MockPlace): string {
  return url
}

/** No mock is running, or it refused a request. The message is one line. */
export class MockError extends Error {
  override readonly name = 'MockError'
}

/**
 * Sends a request to a running mock, below `/__mock`.
 * @returns the text of the response
 * @throws MockError
 */
export async function askMock(url: string, path: string, init: RequestInit = {}): Promise<string> {
  const response = await fetch(`${url}/__mock/${path}`, init).catch(() => {
    throw new MockError(
      `no mock is running at ${url}; start one with 'jeoul-mock serve', or say where with --port`,
    )
  })
  const text = await response.text()
  if (response.ok) return text
  throw new MockError(`${url} refused: ${messageOf(text) ?? `status ${response.status}`}`)
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

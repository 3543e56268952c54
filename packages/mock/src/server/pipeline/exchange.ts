import type { BaseUrls } from '../../handlers/mock-context.ts'

/** One request of an operation, on its way through the mock. */
export interface Exchange {
  readonly host: keyof BaseUrls
  readonly operationId: string
  /** At the address that the handlers know, whichever name of this machine was used. Its body can be read once. */
  readonly request: Request
}

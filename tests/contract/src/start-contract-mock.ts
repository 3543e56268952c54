import type { Operation } from '@jeoul/contract/documents'
import {
  type Catalogue,
  describeViolation,
  generateCatalogue,
  type MockOptions,
  type RunningMock,
  startMock,
} from '@jeoul/mock'

interface Answer {
  readonly status: number
  readonly body: unknown
  readonly headers: Headers
}

/** The mock on free ports, with a small catalogue. */
export interface ContractMock extends RunningMock {
  readonly catalogue: Catalogue
  urlOf(operation: Operation, pathAndQuery: string): string
  ask(url: string, init?: RequestInit): Promise<Answer>
  /** @throws Error if an answer was invalid */
  close(): Promise<void>
}

export async function startContractMock(options: Partial<MockOptions> = {}): Promise<ContractMock> {
  const catalogue = generateCatalogue({ items: 600, seed: 3 })
  const mock = await startMock({ catalogue, portMain: 0, portSecond: 0, ...options })
  return {
    ...mock,
    catalogue,
    urlOf: ({ host }, pathAndQuery) => (host === 'main' ? mock.mainUrl : mock.secondUrl) + pathAndQuery,
    async ask(url, init) {
      const response = await fetch(url, init)
      return { status: response.status, body: await response.json(), headers: response.headers }
    },
    async close() {
      await mock.close()
      const [first] = mock.violations()
      if (first) throw new Error(describeViolation(first))
    },
  }
}

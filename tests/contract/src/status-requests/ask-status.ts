import type { Operation } from '@jeoul/contract/documents'
import type { ContractMock } from '../start-contract-mock.ts'
import { alertRequests } from './alert-requests.ts'
import { estimateRequests } from './estimate-requests.ts'
import { listRequests } from './list-requests.ts'
import { productRequests } from './product-requests.ts'
import { reviewRequests } from './review-requests.ts'
import { siteRequests } from './site-requests.ts'
import type { Known, StatusRequest, StatusRequests } from './status-request.ts'
import { wishRequests } from './wish-requests.ts'

/**
 * A request for every documented status of all operations, except for 429 and 500, which a fault can cause in any of
 * them.
 */
export async function statusRequests(mock: ContractMock): Promise<StatusRequests> {
  const leaf = [...mock.catalogue.leaves.values()].find(({ items }) => items.size > 0)
  const known: Known = { cate: leaf?.cateId ?? '', item: leaf?.items.ids[0] ?? 0 }
  return {
    ...estimateRequests(known),
    ...alertRequests(known),
    ...listRequests(known),
    ...productRequests(known),
    ...(await reviewRequests(mock, known)),
    ...siteRequests(known),
    ...(await wishRequests(mock, known)),
  }
}

const caused = new Set([429, 500])

/**
 * Calls an operation so that it answers with a status. A 429 or 500 is caused by a fault, which stays until
 * `endFaults`.
 */
export async function askStatus(
  mock: ContractMock,
  requests: StatusRequests,
  operation: Operation,
  status: number,
) {
  const { operationId } = operation
  const request: StatusRequest | undefined = requests[operationId]?.[caused.has(status) ? 200 : status]
  if (!request) throw new Error(`there is no request for ${operationId} ${status}`)
  if (caused.has(status)) {
    await fetch(faultsOf(mock), { method: 'PUT', body: JSON.stringify({ [operationId]: { status } }) })
  }
  const url = mock.urlOf(operation, request.url)
  const answer = await mock.ask(url, initOf(operation, request))
  return { request, url, answer }
}

/** The options of fetch. */
export function initOf({ method }: Operation, { body, token }: StatusRequest) {
  const sent = body === undefined ? null : body instanceof FormData ? body : JSON.stringify(body)
  const headers = {
    ...(typeof sent === 'string' && { 'Content-Type': 'application/json' }),
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
  }
  return { method, headers, body: sent }
}

export async function endFaults(mock: ContractMock): Promise<void> {
  await fetch(faultsOf(mock), { method: 'DELETE' })
}

const faultsOf = ({ mainUrl }: ContractMock) => `${mainUrl}/__mock/faults`

import type { Exchange } from './exchange.ts'
import type { Violation } from './hold.ts'

/** A credential that hosts refused, and with which no operation that needs it succeeded. */
export interface RefusedCredential {
  /** The option that gave it, such as '--token' or '--credential key'. */
  readonly option: string
  /** The operations that refused it. */
  readonly operations: readonly string[]
  /** How often they answered, by status. */
  readonly statuses: Readonly<Record<string, number>>
}

export interface CredentialReport {
  readonly refused: readonly RefusedCredential[]
  /** Whether a violation is no more than the refusal of one of these credentials. */
  isByRefusal(violation: Violation): boolean
}

export interface CredentialCounter {
  add(exchange: Exchange): void
  report(): CredentialReport
}

/**
 * Finds the credentials that no host accepts. Hosts refuse them by 401, or by 403 (RFC 9110, section 15.5); a request
 * that succeeds with one proves it right.
 */
export function createCredentialCounter(): CredentialCounter {
  const answers = new Map<string, (readonly [operationId: string, status: number])[]>()
  return {
    add(exchange) {
      for (const option of optionsOf(exchange)) {
        const before = answers.get(option) ?? []
        answers.set(option, before)
        before.push([exchange.request.operation.operationId, exchange.status])
      }
    },
    report() {
      const refused = [...answers].flatMap(([option, all]) => {
        const refusals = all.filter(([, status]) => isRefusal(status))
        if (refusals.length === 0 || all.some(([, status]) => status < 400)) return []
        const byStatus = Map.groupBy(refusals, ([, status]) => status)
        const statuses = Object.fromEntries([...byStatus].map(([status, same]) => [status, same.length]))
        return [{ option, operations: [...new Set(refusals.map(([operationId]) => operationId))], statuses }]
      })
      const options = new Set(refused.map(({ option }) => option))
      return {
        refused,
        isByRefusal({ place, exchanges }) {
          const last = exchanges.at(-1)
          return (
            place === 'status' &&
            last !== undefined &&
            isRefusal(last.status) &&
            optionsOf(last).some(option => options.has(option))
          )
        },
      }
    },
  }
}

function isRefusal(status: number): boolean {
  return status === 401 || status === 403
}

/** The options that gave the credentials of a request to an operation that needs them. */
function optionsOf({ request, added }: Exchange): readonly string[] {
  return request.operation.isForMembers ? added.flatMap(({ option }) => option ?? []) : []
}

import type { LogEntry } from '@jeoul/mock'

/** Describes a request in one line: time, host, method, address, status, duration, member and interferences. */
export function describeRequest(entry: LogEntry): string {
  const { time, host, method, path, status, ms, operationId, member, applied } = entry
  const extras = [
    operationId ?? 'no such operation',
    ...(member === null ? [] : [member]),
    ...applied,
    ...entry.requestProblems.map(({ place }) => `refused: ${place}`),
    ...entry.responseProblems.map(({ place }) => `off the contract: ${place}`),
  ]
  return `${time.slice(11, 23)}  ${status}  ${method.padEnd(6)} ${host.padEnd(6)} ${path}  ${ms} ms  ${extras.join(', ')}`
}

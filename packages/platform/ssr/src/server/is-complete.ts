/** How deep the states of loads lie in a scope's values: store, its keys, the load, its state. */
const loadDepth = 4

/**
 * Whether everything that a scope has asked for is there. A load that failed or that the server did not wait for has a
 * `status` that says so; an assumed operation that the host lacks leaves nothing to wait for.
 *
 * @param values what the scope's stores hold, by sid
 */
export function isComplete(values: Readonly<Record<string, unknown>>): boolean {
  return !isMissing(values, loadDepth)
}

function isMissing(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  if ('status' in value && 'data' in value) {
    if (value.status === 'failed') return !('failure' in value && isAbsence(value.failure))
    return value.status === 'loading'
  }
  return depth > 0 && Object.values(value).some(part => isMissing(part, depth - 1))
}

function isAbsence(failure: unknown): boolean {
  return typeof failure === 'object' && failure !== null && 'kind' in failure && failure.kind === 'absent'
}

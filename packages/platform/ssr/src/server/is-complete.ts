/** The maximum depth of a load's state in a scope's values: store, its keys, the load, its state. */
const loadDepth = 4

/**
 * Whether everything that a scope requested has arrived, by the `status` of its loads. An assumed operation that the
 * host lacks is not missing.
 *
 * @param values the values of the scope's stores, by sid
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

import { bundleDocument, hosts, readContract } from '@jeoul/contract/documents'
import { describe, expect, test } from 'vitest'
import { assumedOperations, specifiedOperations } from './specified-operations.ts'

const { documents, operations } = readContract()

/** The specification and the documents name path variables differently; only their positions count. */
const withoutNames = (line: string) => line.replaceAll(/\{[^}]*\}/g, '{}')

const documented = Object.fromEntries(
  hosts.map(host => [
    host,
    operations
      .filter(operation => operation.host === host)
      .map(({ method, path }) => withoutNames(`${method} ${path}`)),
  ]),
)

describe('the documents have every operation of the specification', () => {
  test.each(
    Object.entries(specifiedOperations).flatMap(([group, calls]) =>
      hosts.flatMap(host => calls[host].map(line => ({ group, host, line }))),
    ),
  )('$group: $line of the $host API', ({ host, line }) => {
    expect(documented[host]).toContain(withoutNames(line))
  })
})

test.each(hosts)('the %s API has no operation beyond the specification and what is assumed', host => {
  const groups = [...Object.values(specifiedOperations), assumedOperations]
  const wanted = groups.flatMap(calls => calls[host].map(withoutNames))
  expect(documented[host]?.toSorted()).toEqual(wanted.toSorted())
})

// "Legacy: POST /front/v2/zzim/save …; POST /front/v2/zzim/del …; GET /front/v2/zzim/group."
test('the legacy calls, and no others, are deprecated', () => {
  const deprecated = hosts.flatMap(host =>
    Object.entries(Object(bundleDocument(documents, host)).paths).flatMap(([path, item]) =>
      Object.values(Object(item)).flatMap(operation => (Object(operation).deprecated === true ? [path] : [])),
    ),
  )
  expect(deprecated.toSorted()).toEqual(['/front/v2/zzim/del', '/front/v2/zzim/group', '/front/v2/zzim/save'])
})

import type { Document, Documents, Host } from './documents.ts'

const pointer = /^([\w-]+\.yaml)#\/(.+)$/

/**
 * Bundles a host's document with everything that it refers to, for tools that read a single file. Path items are
 * inlined; components keep their names, which are unique across all documents.
 */
export function bundleDocument(documents: Documents, host: Host): Document {
  const document = documents[`${host}.yaml`] ?? {}
  const components: Record<string, Record<string, unknown>> = {}
  for (const { components: own = {} } of Object.values(documents)) {
    for (const [kind, named] of Object.entries(own)) components[kind] = { ...components[kind], ...named }
  }
  const paths = Object.fromEntries(
    Object.entries(document.paths ?? {}).map(([path, item]) => [path, pathItemAt(documents, item)]),
  )
  return JSON.parse(JSON.stringify({ ...document, paths, components }), referToItself)
}

function pathItemAt(documents: Documents, item: object): unknown {
  const [, file = '', name = ''] = pointer.exec('$ref' in item ? String(item.$ref) : '') ?? []
  return documents[file]?.[name] ?? item
}

/** In a single document, references need no file name. */
function referToItself(key: string, value: unknown): unknown {
  return key === '$ref' ? String(value).replace(pointer, '#/$2') : value
}

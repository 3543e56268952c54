import { type Document, type Documents, type Host, hosts } from './documents.ts'

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

/**
 * Bundles the document of a host that is not ours, as it is written. Other files that it refers to are beside it.
 * @param documents of which those of the hosts come first
 */
export function bundleForeignDocument(documents: Documents, host: Host): Document {
  const files = Object.keys(documents).filter(name => name.startsWith('/'))
  const root = files[hosts.indexOf(host)] ?? ''
  if (!(`${host}.yaml` in documents)) return {}
  const others = files.filter(name => name !== root).map(name => [name, documents[name]] as const)
  const whole = { ...documents[root], ...(others.length > 0 && { 'x-files': Object.fromEntries(others) }) }
  return JSON.parse(JSON.stringify(whole), (key, value: unknown) => {
    if (key !== '$ref' || typeof value !== 'string') return value
    const [file = '', place = ''] = value.split('#')
    if (!files.includes(file)) return value
    return file === root
      ? `#${place}`
      : `#/x-files/${file.replaceAll('~', '~0').replaceAll('/', '~1')}${place}`
  })
}

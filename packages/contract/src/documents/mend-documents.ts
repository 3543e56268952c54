import { completeOperations } from './complete-operations.ts'
import type { ContractProblem } from './create-validator.ts'
import type { Documents } from './documents.ts'
import { createSchemaMender } from './mend-schemas.ts'
import { fieldsOf, isKind, type Kind, type Rule } from './openapi-nodes.ts'
import {
  isNode,
  type Node,
  type Path,
  problemAt,
  type Report,
  reportNoTarget,
  targetOf,
} from './reference-to.ts'

interface Mended {
  readonly documents: Documents
  /** Each part of the documents that can't be used, once. */
  readonly flaws: readonly ContractProblem[]
}

/**
 * Leaves out the parts of documents that can't be used, such as a reference to nothing, so that everything else can.
 * @param roots names of the documents of the hosts; of other files, only what they refer to is read
 */
export function mendDocuments(given: Documents, roots: readonly string[]): Mended {
  const documents = structuredClone(given)
  const flaws: ContractProblem[] = []
  const report: Report = (path, message) => void flaws.push(problemAt(path, message))
  const schemas = createSchemaMender(documents, report)
  /** Whether the targets of references can be used, by kind and reference. */
  const targets = new Map<string, boolean>()

  /** @returns whether the value can be used */
  function mend(rule: Rule, value: unknown, path: Path): boolean {
    if (rule === 'any') return true
    const wanted = wantedOf(rule)
    if (!wanted.fits(value)) {
      if (!isExtension(path)) report(path, `must be ${wanted.name}, so it is left out`)
      return false
    }
    if (rule === 'schema') schemas.mend(value, path)
    else if (typeof rule === 'string') return !isKind(rule) || !isNode(value) || mendNode(rule, value, path)
    else if ('list' in rule && Array.isArray(value)) {
      const usable = value.filter((each, place) => mend(rule.list, each, [...path, String(place)]))
      value.splice(0, value.length, ...usable)
    } else if ('table' in rule && isNode(value)) {
      for (const name of Object.keys(value)) mendField(rule.table, value, name, path)
    }
    return true
  }

  function mendNode(kind: Kind, node: Node, path: Path): boolean {
    if (typeof node.$ref === 'string') return mendTarget(kind, node, node.$ref, path)
    for (const [name, rule] of Object.entries(fieldsOf[kind])) {
      if (node[name] !== undefined) mendField(rule, node, name, path)
    }
    const message = kind === 'parameter' ? whyNoParameter(node) : undefined
    if (message !== undefined) report(path, message)
    return message === undefined
  }

  function mendField(rule: Rule, node: Node, name: string, path: Path): void {
    if (!mend(rule, node[name], [...path, name])) delete node[name]
    // Those who read the node expect objects.
    else if (rule === 'schema' && typeof node[name] === 'boolean') node[name] = node[name] ? {} : { not: {} }
  }

  /** Follows a reference to its end, because those who read the node follow it once. */
  function mendTarget(kind: Kind, node: Node, given: string, path: Path): boolean {
    const met = new Set<string>()
    let target = targetOf(documents, given)
    while (target && isNode(target.node) && typeof target.node.$ref === 'string') {
      met.add(target.reference)
      target = targetOf(documents, target.node.$ref)
      if (target && met.has(target.reference)) target = undefined
    }
    if (!target || !isNode(target.node)) {
      reportNoTarget(documents, given, path, report)
      return false
    }
    node.$ref = target.reference
    const key = `${kind} ${target.reference}`
    const known = targets.get(key)
    if (known !== undefined) return known
    targets.set(key, true)
    const isUsable = mendNode(kind, target.node, target.path)
    targets.set(key, isUsable)
    return isUsable
  }

  const ids = new Set<string>()
  for (const root of roots) mend('document', documents[root], [root])
  for (const root of roots) completeOperations(documents, root, ids, report)
  schemas.finish()
  return { documents, flaws }
}

const places = ['path', 'query', 'header', 'cookie']

function whyNoParameter({ name, in: place }: Node): string | undefined {
  if (name === undefined) return 'has no name, so it is left out'
  if (places.includes(String(place))) return undefined
  return `is in '${place}' instead of ${places.join(', ')}, so it is left out`
}

interface Wanted {
  readonly name: string
  fits(value: unknown): boolean
}

function wantedOf(rule: Rule): Wanted {
  if (rule === 'text') return { name: 'a text', fits: value => typeof value === 'string' }
  if (rule === 'flag') return { name: 'true or false', fits: value => typeof value === 'boolean' }
  if (rule === 'schema')
    return { name: 'a schema', fits: value => isNode(value) || typeof value === 'boolean' }
  if (typeof rule === 'object' && 'list' in rule) return { name: 'a list', fits: Array.isArray }
  return { name: 'an object', fits: isNode }
}

/** Extensions stand among paths and statuses, and may hold anything. */
function isExtension(path: Path): boolean {
  return path.at(-1)?.startsWith('x-') === true
}

import { basename } from 'node:path'
import type { ContractProblem } from './create-validator.ts'
import { decoded, isObject, nodeAt } from './node-at.ts'

/** A node that can be changed. */
export type Node = Record<string, unknown>

/** The names from a file to one of its nodes, the file's own first. */
export type Path = readonly string[]

export interface Target {
  /** The reference in the one form that validators find again. */
  readonly reference: string
  readonly node: Node | boolean
  readonly path: Path
}

/** Notes that a part of a document can't be used. */
export type Report = (path: Path, message: string) => void

export function isNode(value: unknown): value is Node {
  return isObject(value) && !Array.isArray(value)
}

/** What a reference leads to; undefined if that is nothing that can be used. */
export function targetOf(documents: object, reference: string): Target | undefined {
  const [file = '', pointer = ''] = reference.split('#')
  const [first, ...names] = pointer.split('/').map(decoded)
  if (first !== '') return undefined
  const escaped = names.map(name => `/${encodeURIComponent(name)}`).join('')
  const target = pointer === '' ? file : `${file}#${escaped}`
  const node = nodeAt(documents, target)
  const path = [file, ...names.map(name => name.replaceAll('~1', '/').replaceAll('~0', '~'))]
  return isNode(node) || typeof node === 'boolean' ? { reference: target, node, path } : undefined
}

/** Reports a reference to nothing. A file that can't be read was reported itself. */
export function reportNoTarget(documents: object, reference: string, path: Path, report: Report): void {
  const [file = '', pointer] = reference.split('#')
  const isRead = Object.hasOwn(documents, file)
  if (file.startsWith('/') && !isRead) return
  const name = isRead ? basename(file) : file
  const whole = pointer === undefined ? name : `${name}#${pointer}`
  report(path, `$ref '${whole}' leads to nothing, so anything is taken there`)
}

/** A place of a document as its readers write it, such as 'books.yaml#/paths/~1books/get'. */
export function problemAt([file = '', ...names]: Path, message: string): ContractProblem {
  const pointer = names.map(name => `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
  return { place: `${basename(file)}#${pointer}`, message }
}

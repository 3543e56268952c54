import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { parse } from 'yaml'

/** What the tests read of an OpenAPI document. Schemas are left to the validator. */
interface Document {
  readonly paths?: Readonly<Record<string, PathItem | Reference>>
  readonly components?: {
    readonly schemas?: Readonly<Record<string, Schema>>
    readonly parameters?: Readonly<Record<string, Parameter>>
    readonly requestBodies?: Readonly<Record<string, RequestBody>>
    readonly responses?: Readonly<Record<string, ResponseObject>>
  }
  /** A resource's file has its path items at the top, by names of its own. */
  readonly [pathItem: string]: unknown
}

export type PathItem = Readonly<Record<string, OperationObject>>

export interface OperationObject {
  readonly operationId: string
  readonly parameters?: readonly (Parameter | Reference)[]
  readonly requestBody?: RequestBody | Reference
  readonly responses: Readonly<Record<string, ResponseObject | Reference>>
  /** Absent where a token is welcome, but not required. */
  readonly security?: readonly object[]
}

export interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'cookie'
  readonly required?: boolean
  readonly explode?: boolean
  readonly schema?: Schema
  /** In place of `schema` where the value is JSON. */
  readonly content?: JsonContent
}

export interface RequestBody {
  readonly required?: boolean
  readonly content: Partial<JsonContent> & {
    readonly 'multipart/form-data'?: { readonly schema: Schema }
  }
}

export interface ResponseObject {
  readonly content: JsonContent
}

interface JsonContent {
  readonly 'application/json': { readonly schema: Schema }
}

export interface Reference {
  readonly $ref: string
}

export type Schema = Readonly<Record<string, unknown>>

export const hosts = ['main', 'second'] as const
export type Host = (typeof hosts)[number]

/**
 * By file name without its folder, with every reference saying which file it leads to. File names are unique, so that
 * references read the same wherever they stand.
 */
export type Documents = Readonly<Record<string, Document>>

const folder = new URL('../../../openapi/', import.meta.url)

/** The documents of both hosts with every file that they refer to. */
export async function readDocuments(): Promise<Documents> {
  const documents: Record<string, Document> = {}
  let unread = hosts.map(host => new URL(`${host}.yaml`, folder))
  while (unread.length > 0) {
    const files = await Promise.all(unread.map(readDocument))
    for (const { name, document } of files) documents[name] = document
    const referred = new Map(files.flatMap(({ references }) => references.map(url => [url.href, url])))
    unread = [...referred.values()].filter(url => !(nameOf(url) in documents))
  }
  return documents
}

async function readDocument(file: URL) {
  const references: URL[] = []
  const document: Document = JSON.parse(
    JSON.stringify(parse(await readFile(file, 'utf8'))),
    (key: string, value: unknown) => {
      if (key !== '$ref') return value
      const url = new URL(String(value), file)
      const target = new URL(url.pathname, file)
      references.push(target)
      return nameOf(target) + url.hash
    },
  )
  return { name: nameOf(file), document, references }
}

function nameOf({ pathname }: URL): string {
  return basename(pathname)
}

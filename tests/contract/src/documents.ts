import { readFile } from 'node:fs/promises'
import { parse } from 'yaml'

/** What the tests read of an OpenAPI document. Schemas are left to the validator. */
interface Document {
  readonly paths?: Readonly<Record<string, Readonly<Record<string, OperationObject>>>>
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>
    readonly parameters?: Readonly<Record<string, Parameter>>
    readonly responses?: Readonly<Record<string, ResponseObject>>
  }
}

export interface OperationObject {
  readonly operationId: string
  readonly parameters?: readonly (Parameter | Reference)[]
  readonly responses: Readonly<Record<string, ResponseObject | Reference>>
}

export interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query'
  readonly required?: boolean
  readonly explode?: boolean
  readonly schema?: Schema
  /** In place of `schema` where the value is JSON. */
  readonly content?: JsonContent
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

/** By file name, with every reference saying which file it leads to. */
export type Documents = Readonly<Record<string, Document>>

export async function readDocuments(): Promise<Documents> {
  const names = [...hosts, 'shared'].map(name => `${name}.yaml`)
  return Object.fromEntries(await Promise.all(names.map(async name => [name, await readDocument(name)])))
}

async function readDocument(name: string): Promise<Document> {
  const text = await readFile(new URL(`../../../openapi/${name}`, import.meta.url), 'utf8')
  return JSON.parse(JSON.stringify(parse(text)), (key: string, value: unknown) =>
    key === '$ref' && String(value).startsWith('#') ? `${name}${value}` : value,
  )
}

/** The part of an OpenAPI document that is read here. Schemas are left to the validator. */
export interface Document {
  readonly paths?: Readonly<Record<string, PathItem | Reference>>
  readonly components?: { readonly [Kind in keyof Components]?: Readonly<Record<string, Components[Kind]>> }
  /** Files of a resource have path items at the top level, under names of their own. */
  readonly [pathItem: string]: unknown
}

/** The kinds of named components. */
export interface Components {
  readonly schemas: Schema
  readonly parameters: Parameter
  readonly requestBodies: RequestBody
  readonly responses: ResponseObject
  readonly securitySchemes: object
}

/** Properties that any object of a document may have. */
interface Described {
  readonly description?: string
  /** Whether it is an assumption, because the specification does not say. */
  readonly 'x-assumed'?: boolean
}

export type PathItem = Readonly<Record<string, OperationObject>>

export interface OperationObject extends Described {
  readonly operationId: string
  readonly summary?: string
  readonly parameters?: readonly (Parameter | Reference)[]
  readonly requestBody?: RequestBody | Reference
  readonly responses: Readonly<Record<string, ResponseObject | Reference>>
  /** Absent if a token is accepted, but not required. */
  readonly security?: readonly object[]
  /**
   * Whether its method is safe by HTTP (GET or HEAD). Absent from our documents, where the operation's name decides.
   */
  readonly 'x-safe'?: boolean
  /** Sets of credentials, of which a request needs one. Absent from our documents, where it is a Bearer token. */
  readonly 'x-credentials'?: readonly (readonly SecurityScheme[])[]
}

/** How requests carry a credential. Source: OpenAPI 3.1, "Security Scheme Object". */
export interface SecurityScheme {
  /** Its name in the document. */
  readonly scheme: string
  readonly in: 'header' | 'query' | 'cookie'
  /** The name of the header, of the query or of the cookie. */
  readonly name: string
  /** How an Authorization header begins; absent from API keys. */
  readonly type?: string
}

export interface Parameter extends Described {
  readonly name: string
  readonly in: 'path' | 'query' | 'header' | 'cookie'
  readonly required?: boolean
  readonly explode?: boolean
  /** How lists and objects are written, by default as usual for `in`. */
  readonly style?: string
  readonly allowEmptyValue?: boolean
  /** What values may be, by schemas of other hosts, where a type alone does not say it. */
  readonly 'x-kinds'?: readonly ('text' | 'list' | 'object')[]
  /** The properties of an object of other hosts, if it may have no others. */
  readonly 'x-names'?: readonly string[]
  /** Values that documents of other hosts give as examples, or as a default. */
  readonly 'x-examples'?: readonly unknown[]
  readonly schema?: Schema
  /** Replaces `schema` if the value is JSON. */
  readonly content?: JsonContent
}

export interface RequestBody extends Described {
  readonly required?: boolean
  /** By media type. */
  readonly content: Readonly<Record<string, MediaType>>
}

export interface ResponseObject extends Described {
  /** How other hosts' documents write its status: '200', '2XX' or 'default'. */
  readonly 'x-key'?: string
  readonly headers?: Readonly<Record<string, Omit<Parameter, 'name' | 'in'>>>
  /** By media type. */
  readonly content: Readonly<Record<string, MediaType>>
}

export interface MediaType {
  readonly schema: Schema
  readonly example?: unknown
  readonly examples?: Examples
  readonly encoding?: object
  /** The fields of other hosts' forms that are written as JSON. */
  readonly 'x-json'?: readonly string[]
}

interface JsonContent {
  readonly 'application/json': MediaType
}

/** By name. */
type Examples = Readonly<Record<string, { readonly summary?: string; readonly value: unknown }>>

export interface Reference {
  readonly $ref: string
}

export type Schema = Readonly<Record<string, unknown>>

/** The two hosts of the contract. Each has a document of its own. */
export const hosts = ['main', 'second'] as const
export type Host = (typeof hosts)[number]

/**
 * Documents by file name without the folder. Every reference names its file. File names are unique, so
 * references mean the same in every file.
 */
export type Documents = Readonly<Record<string, Document>>

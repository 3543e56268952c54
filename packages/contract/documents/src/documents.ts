/** What is read of an OpenAPI document. Schemas are left to the validator. */
export interface Document {
  readonly paths?: Readonly<Record<string, PathItem | Reference>>
  readonly components?: {
    readonly schemas?: Readonly<Record<string, Schema>>
    readonly parameters?: Readonly<Record<string, Parameter>>
    readonly requestBodies?: Readonly<Record<string, RequestBody>>
    readonly responses?: Readonly<Record<string, ResponseObject>>
    readonly securitySchemes?: Readonly<Record<string, object>>
  }
  /** A resource's file has its path items at the top, by names of its own. */
  readonly [pathItem: string]: unknown
}

/** What may be said about anything. */
interface Described {
  readonly description?: string
  /** Whether the specification leaves it open. */
  readonly 'x-assumed'?: boolean
}

export type PathItem = Readonly<Record<string, OperationObject>>

export interface OperationObject extends Described {
  readonly operationId: string
  readonly summary?: string
  readonly parameters?: readonly (Parameter | Reference)[]
  readonly requestBody?: RequestBody | Reference
  readonly responses: Readonly<Record<string, ResponseObject | Reference>>
  /** Absent where a token is welcome, but not required. */
  readonly security?: readonly object[]
}

export interface Parameter extends Described {
  readonly name: string
  readonly in: 'path' | 'query' | 'header' | 'cookie'
  readonly required?: boolean
  readonly explode?: boolean
  readonly schema?: Schema
  /** In place of `schema` where the value is JSON. */
  readonly content?: JsonContent
}

export interface RequestBody extends Described {
  readonly required?: boolean
  readonly content: Partial<JsonContent> & {
    readonly 'multipart/form-data'?: { readonly schema: Schema; readonly encoding?: object }
  }
}

export interface ResponseObject extends Described {
  readonly content: JsonContent
}

interface JsonContent {
  readonly 'application/json': {
    readonly schema: Schema
    readonly examples?: Readonly<Record<string, { readonly summary?: string; readonly value: unknown }>>
  }
}

export interface Reference {
  readonly $ref: string
}

export type Schema = Readonly<Record<string, unknown>>

/** The two hosts of the contract, each with a document of its own. */
export const hosts = ['main', 'second'] as const
export type Host = (typeof hosts)[number]

/**
 * By file name without its folder, with every reference saying which file it leads to. File names are unique, so that
 * references read the same wherever they stand.
 */
export type Documents = Readonly<Record<string, Document>>

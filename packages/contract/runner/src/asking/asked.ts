import type { Operation } from '@jeoul/contract-documents'

/** Parameters of path and query by name, before they are written as texts. */
export type Values = Readonly<Record<string, unknown>>

/** A body before it is sent: JSON, the fields of a form, or a text as it stands. */
export type Body =
  | { readonly json: unknown }
  | { readonly form: Readonly<Record<string, unknown>> }
  | { readonly text: string }

/** Who asks: a visitor, a member, another member, or somebody whose token nobody knows. */
export type Caller = 'nobody' | 'member' | 'other' | 'stranger'

/** A request before it is sent. */
export interface Asked {
  readonly operation: Operation
  readonly values: Values
  readonly body?: Body | undefined
  readonly caller: Caller
}

/** The field of forms that holds files; a name stands for a file that has it. */
export const fileField = 'images[]'

import type { Body } from '../request-body.ts'

export interface StatusRequest {
  readonly url: string
  readonly token?: string
  readonly body?: Body
}

/** By operationId and status. */
export type StatusRequests = Readonly<Record<string, Readonly<Record<number, StatusRequest>>>>

/** What there is to ask for. */
export interface Known {
  /** A category with items. */
  readonly cate: string
  /** An item of it. */
  readonly item: number
}

/** Ids that nothing has. */
export const nowhere = { cate: '9999999999', item: '999999999999' } as const

export const token = 'jeoul-mock-token-1'

export interface StatusRequest {
  readonly url: string
  readonly token?: string
  /** Parsed JSON, or a form. */
  readonly body?: unknown
}

/** Requests by operationId and status. */
export type StatusRequests = Readonly<Record<string, Readonly<Record<number, StatusRequest>>>>

/** Existing data to request. */
export interface Known {
  /** A category with items. */
  readonly cate: string
  /** An item in it. */
  readonly item: number
}

/** Ids that don't exist. */
export const nowhere = { cate: '9999999999', item: '999999999999' } as const

export const token = 'jeoul-mock-token-1'

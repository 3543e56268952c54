import type { ItemsRequest } from './model.ts'

/** Identifies a list: what is asked of the host first, and the words that it is read from. One request may be read in two ways. */
export function listKey({ query, chosen: { search, kwd } }: ItemsRequest): string {
  return JSON.stringify([query, { search, kwd }])
}

import type { ItemsRequest } from './model.ts'

/**
 * Identifies a list by its first request and the shopper's words, because one request may come from two different
 * searches.
 */
export function listKey({ query, chosen: { search, kwd } }: ItemsRequest): string {
  return JSON.stringify([query, { search, kwd }])
}

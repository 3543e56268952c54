import type { Maker, SpecFacet } from '@jeoul/api/types'
import { Violation } from '../exchanges/hold.ts'

/** A category that has items, and the filters of its list. */
export interface KnownCategory {
  readonly cateId: string
  /** Its name, and the names of its ancestors. */
  readonly names: readonly string[]
  readonly total: number
  readonly facets: readonly SpecFacet[]
  readonly makers: readonly Maker[]
  /** Words from its items' names. */
  readonly words: readonly string[]
}

/** Reviews of the site's own members, and shopping reviews, as the names of their operations call them. */
export const reviewKinds = ['Review', 'MarketReview'] as const
export type ReviewKind = (typeof reviewKinds)[number]

export interface KnownReview {
  readonly kind: ReviewKind
  readonly itemId: string
  readonly threadId: string
  readonly commentIds: readonly string[]
}

/** The hosts' data, as far as it was discovered. Nothing is assumed beforehand. */
export interface Known {
  readonly categories: readonly KnownCategory[]
  readonly itemIds: readonly string[]
  /** Those of them that are not for sale. */
  readonly unsoldIds: readonly string[]
  readonly reviews: readonly KnownReview[]
  /** Existing values, by the name of their schema or parameter. */
  readonly pools: Readonly<Record<string, readonly unknown[]>>
}

/** Sends requests. If an answer violates the contract, records the violation and resolves to undefined. */
export type Attempt = <T>(request: () => Promise<T>) => Promise<T | undefined>

/** @param violations collects the violations */
export function createAttempt(violations: Violation[]): Attempt {
  return async request => {
    try {
      return await request()
    } catch (error) {
      if (!(error instanceof Violation)) throw error
      violations.push(error)
      return undefined
    }
  }
}

/**
 * A product's name without what comes with the product, or does not: neither '장패드 포함' nor '(후방 스피커 포함)'. Whoever
 * searches for a bag does not look for what comes in one, so a search need not find these words (assumed).
 */
export function withoutAccessories(name: string): string {
  return name.replaceAll(/\([^()]*(?:증정|미?포함)\)|\S+\s*(?:증정|미?포함)(?!\S)/g, '')
}

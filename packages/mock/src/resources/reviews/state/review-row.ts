import type { ReviewFields } from '@jeoul/api/types'

/** Product reviews, or those of shoppers who bought at one of the malls. */
export const reviewKinds = ['product', 'market'] as const
export type ReviewKind = (typeof reviewKinds)[number]

export const presses = ['like', 'hate'] as const
export type Press = (typeof presses)[number]

/** An image or a video of a review. Paths are on the main host. */
export interface Medium {
  readonly mimeType: string
  readonly name: string
  readonly path: string
  readonly thumbPath: string
}

/** A member's review as written. Texts of seeded reviews are derived from their numbers. */
interface Written {
  readonly memberId: string
  readonly nickname: string
  readonly fields: ReviewFields
  readonly media: readonly Medium[]
}

/** The part of a review that lists sort and count by. */
export interface ReviewRow {
  /** Seeded ones count from 1 per item; members' have higher numbers. */
  readonly id: number
  /** 1–5. */
  readonly marks: number
  /** In milliseconds since 1970-01-01. */
  readonly created: number
  /** Likes minus hates. */
  readonly likes: number
  readonly images: number
  readonly videos: number
  readonly written?: Written
}

export interface StoredComment {
  readonly id: number
  /** Undefined for a seeded comment, which no member owns. */
  readonly memberId: string | undefined
  readonly nickname: string
  readonly managerId: number
  readonly message: string
  /** In milliseconds since 1970-01-01. */
  readonly created: number
}

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

/** What a member wrote, where a seeded review says what follows from its numbers. */
interface Written {
  readonly memberId: string
  readonly nickname: string
  readonly message: string
  readonly media: readonly Medium[]
}

/** A review as far as lists sort and count it. */
export interface ReviewRow {
  /** Seeded ones count from 1 with their item, written ones are past all of those. */
  readonly id: number
  /** 1–5. */
  readonly marks: number
  /** In milliseconds since 1970-01-01. */
  readonly created: number
  /** Likes less hates. */
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

import { at } from '../../../catalogue/at.ts'
import { createRandom, hash, type Random } from '../../../catalogue/random.ts'
import { awkwardMessage, isAwkward } from './awkward-review.ts'
import { commentPhrases, reviewEndings, reviewPhrases } from './phrases.ts'
import type { ReviewKind, ReviewRow, StoredComment } from './review-row.ts'
import { seedsEnd } from './seed-rows.ts'

const hourMs = 3_600_000

/** Message of a seeded review: one to three sentences in the tone of its marks, or the awkward one. */
export function seedMessage(itemId: number, kind: ReviewKind, { id, marks }: ReviewRow): string {
  if (isAwkward(itemId, kind, id)) return awkwardMessage
  const random = createRandom(hash(itemId, kind, id, 'message'))
  const tone = marks >= 4 ? 'good' : marks === 3 ? 'mixed' : 'bad'
  const phrases = reviewPhrases[kind][tone]
  const first = random.below(phrases.length)
  const second = (first + 1 + random.below(phrases.length - 1)) % phrases.length
  const sentences = [at(phrases, first), at(phrases, second), pick(reviewEndings[tone], random)]
  return sentences.slice(random.below(3)).join(' ')
}

/** Members of the mock have the lowest numbers, so seeded authors never share one. */
export function seedNickname(...parts: readonly (number | string)[]): string {
  return `저울회원${100 + (hash(...parts, 'nickname') % 90_000)}`
}

/** Comments of a seeded review, oldest first; most have none. */
export function seedComments(itemId: number, kind: ReviewKind, row: ReviewRow): readonly StoredComment[] {
  const random = createRandom(hash(itemId, kind, row.id, 'comments'))
  const count = Math.max(0, random.below(6) - 3)
  const first = random.below(commentPhrases.length)
  return Array.from({ length: count }, (_, place) => ({
    id: row.id * 10 + place,
    memberId: undefined,
    nickname: seedNickname(itemId, kind, row.id, place),
    managerId: 1,
    message: at(commentPhrases, (first + 3 * place) % commentPhrases.length),
    created: Math.min(row.created + (2 + 5 * place) * hourMs, seedsEnd),
  }))
}

function pick(texts: readonly string[], random: Random): string {
  return at(texts, random.below(texts.length))
}

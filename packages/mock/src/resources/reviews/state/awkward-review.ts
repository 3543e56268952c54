import { hash } from '../../../catalogue/random.ts'
import type { ReviewKind } from './review-row.ts'

/** One in this many products has an awkward review. */
const productsToOne = 40

/** As long as the contract allows. */
const length = 2_000

const awkward = [
  '<script>document.title = "해킹"</script><img src=x onerror="document.title = \'해킹\'"><b>굵게</b> &lt;i&gt; {{ 7 * 7 }}',
  '좋은 링크 https://jeoul.kr/help?a=1&b=2 (그리고 http://jeoul.kr/a). 나쁜 링크 javascript:alert(1) data:text/html,<h1>1</h1>',
  '방향을 바꾸는 글자: \u202Egnp.exe\u202C \u2067مرحبا بالعالم\u2069 \u200Fשלום\u200F \u061C\u2066끝나지 않는 \u202B격리',
  '그림 글자: 👩‍👩‍👧‍👦 🏳️‍🌈 👍🏽 🇰🇷 1️⃣ 𠮷 e\u0301 \u200B보이지\u200B않는\uFEFF글자',
  `쌓인 글자: ${'Z\u0351\u036B\u0343\u036A\u0302\u036B\u033D\u034F\u0334\u0319\u0324\u031E\u0349'.repeat(12)}`,
  `띄어쓰기 없는 글자: ${'가나다라마바사아자차카타파하'.repeat(30)}${'W'.repeat(200)}`,
  '',
  '',
  '',
].join('\n')

/**
 * Whether a seeded review is the awkward one: the oldest review of some products holds everything that has ever broken a
 * page. Always the same products.
 */
export function isAwkward(itemId: number, kind: ReviewKind, id: number): boolean {
  return kind === 'product' && id === 1 && hash(itemId, 'awkward') % productsToOne === 0
}

/** Markup, marks of direction, links, emoji and long words. */
export const awkwardMessage = awkward
  .padEnd(length, '줄이 아주 많은 리뷰예요. 그래도 화면은 그대로여야 해요.\n')
  .replace(/\s$/, '.')

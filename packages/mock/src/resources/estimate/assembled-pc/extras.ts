import type { Candidate } from './candidates.ts'
import type { Choice } from './choose-core-parts.ts'

/** Categories of peripherals, by the name of the choice. */
export const peripherals: readonly (readonly [name: string, cateId: string])[] = [
  ['모니터', '131010'],
  ['키보드', '141010'],
  ['마우스', '141012'],
  ['헤드셋', '141210'],
  ['스피커', '141212'],
]

/** Software and services with their prices in won. Source: assumed. */
export const softwareAndServices: readonly Choice[] = [
  choice('운영체제', 3, {
    '윈도우 11 홈 (처음 사용자용)': 172_000,
    '윈도우 11 프로 (처음 사용자용)': 238_000,
  }),
  choice('사무용 프로그램', 3, { '한컴오피스 2024': 74_000, '오피스 홈 2024': 189_000 }),
  choice('조립', 4, {
    '조립 후 테스트': 25_000,
    '조립 후 테스트와 운영체제 설치': 35_000,
    '선 정리 조립과 안정성 테스트': 60_000,
  }),
  choice('출장 점검', 4, { '1년 출장 점검': 30_000, '2년 출장 점검': 50_000 }),
  choice('포장', 4, { '충격 방지 포장': 8_000 }),
]

function choice(name: string, type: 3 | 4, prices: Readonly<Record<string, number>>): Choice {
  const list = Object.entries(prices).map(
    ([option, cash]): Candidate => ({ option: { type, name: option, price_state: 3, cash, card: cash } }),
  )
  return { name, type, chosen: undefined, list }
}

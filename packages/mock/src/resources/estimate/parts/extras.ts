import type { Part, PartKind } from '@jeoul/api/types'
import { partKinds } from './part-kinds.ts'

/** A part that is no item of the lists. */
interface Extra extends Part {
  readonly cash: number
  readonly card: number
}

function extra(part_id: string, kind: PartKind, name: string, won: number): Extra {
  const { type } = partKinds[kind]
  return { part_id, kind, type, name, maker: '', price_state: 3, cash: won, card: won, figures: {} }
}

/**
 * Software and services with their prices in won. Ids must never change, because addresses contain them. Source:
 * assumed.
 */
export const extras: readonly Extra[] = [
  extra('s1', 'os', '윈도우 11 홈 (처음 사용자용)', 172_000),
  extra('s2', 'os', '윈도우 11 프로 (처음 사용자용)', 238_000),
  extra('s3', 'office', '한컴오피스 2024', 74_000),
  extra('s4', 'office', '오피스 홈 2024', 189_000),
  extra('s5', 'assembly', '조립 후 테스트', 25_000),
  extra('s6', 'assembly', '조립 후 테스트와 운영체제 설치', 35_000),
  extra('s7', 'assembly', '선 정리 조립과 안정성 테스트', 60_000),
  extra('s8', 'visit', '1년 출장 점검', 30_000),
  extra('s9', 'visit', '2년 출장 점검', 50_000),
  extra('s10', 'packing', '충격 방지 포장', 8_000),
]

import type { Finding } from '@jeoul/estimate/compatibility'

/** Identifies a finding in a list: two parts of a kind may have findings of one rule in the same words. */
export function findingKey({ rule, partIds, text }: Finding): string {
  return [rule, ...partIds, text].join(' ')
}

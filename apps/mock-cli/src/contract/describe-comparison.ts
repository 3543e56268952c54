import type { HostComparison } from '@jeoul/contract/guard'

/** Describes a comparison of documents, with one line for each breaking change. */
export function describeComparison({ host, against, breaking, harmless }: HostComparison): readonly string[] {
  const others = harmless === 0 ? '' : `, ${count(harmless, 'harmless change')}`
  const verdict = breaking.length === 0 ? 'no breaking change' : count(breaking.length, 'breaking change')
  return [
    `${host} API, compared with ${against}: ${verdict}${others}`,
    ...breaking.map(
      ({ operation, place, reason, source }) =>
        `  ${operation}${place === '' ? '' : `  ${place}`}  ${reason}  (${source})`,
    ),
  ]
}

function count(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`
}

/** One value of one facet. */
export interface SpecChoice {
  readonly facet: string
  readonly value: string
}

/** Serializes a choice for addresses and form fields: `facet:value`. A facet's key contains no colon. */
export function writeSpecChoice({ facet, value }: SpecChoice): string {
  return `${facet}:${value}`
}

/** Parses the result of {@link writeSpecChoice}; null for anything else. */
export function readSpecChoice(text: string): SpecChoice | null {
  const [, facet, value] = /^([^:]+):(.+)$/s.exec(text) ?? []
  return facet && value ? { facet, value } : null
}

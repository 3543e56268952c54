/** One value of one facet. */
export interface SpecChoice {
  readonly facet: string
  readonly value: string
}

/** A choice as it stands in addresses and form fields: `facet:value`. A facet's key holds no colon. */
export function writeSpecChoice({ facet, value }: SpecChoice): string {
  return `${facet}:${value}`
}

/** Reads what {@link writeSpecChoice} wrote; null for anything else. */
export function readSpecChoice(text: string): SpecChoice | null {
  const [, facet, value] = /^([^:]+):(.+)$/s.exec(text) ?? []
  return facet && value ? { facet, value } : null
}

/** A maker's id is its place in the catalogue, counted from 1. */
export function makerIdOf(maker: number): string {
  return String(maker + 1)
}

/** The place of a maker in the catalogue; outside of it for an id that no maker has. */
export function makerOf(makerId: string): number {
  return Number(makerId) - 1
}

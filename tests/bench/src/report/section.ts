/** What one part of the bench found, ready to print and to keep. */
export interface Section {
  readonly title: string
  readonly tables: readonly Table[]
  readonly goals: readonly Goal[]
  /** What a reader must know to trust the figures. */
  readonly notes: readonly string[]
  /** Repeated measurements, by which a reader can tell how noisy the machine was. */
  readonly series: readonly Series[]
}

export interface Table {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

export interface Series {
  readonly name: string
  readonly unit: string
  readonly runs: readonly number[]
  /** Whether it should hardly vary, so that its spread tells of the machine. */
  readonly isSteady: boolean
}

export interface Goal {
  readonly name: string
  readonly measured: number
  readonly limit: number
  readonly sense: 'at least' | 'at most'
  /** Of the measured figure to its limit: 1 is on the spot. */
  readonly ratio: number
  readonly isMet: boolean
}

export function goal(name: string, measured: number, sense: Goal['sense'], limit: number): Goal {
  const isMet = sense === 'at least' ? measured >= limit : measured <= limit
  return { name, measured, limit, sense, ratio: measured / limit, isMet }
}

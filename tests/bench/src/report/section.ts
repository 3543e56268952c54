/** The results of a part of the bench, ready to print and to store. */
export interface Section {
  readonly title: string
  readonly tables: readonly Table[]
  readonly goals: readonly Goal[]
  /** Figures that do not depend on the machine, to be held against those that are checked in. */
  readonly ratios?: readonly Ratio[]
  /** Remarks that are needed to interpret the figures. */
  readonly notes: readonly string[]
  /** Repeated measurements, which show how noisy the machine was. */
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
  /** Whether it should hardly vary, so that its spread is a measure of the machine's noise. */
  readonly isSteady: boolean
}

export interface Ratio {
  readonly name: string
  readonly value: number
  readonly better: 'more' | 'less'
}

export interface Goal {
  readonly name: string
  readonly measured: number
  readonly limit: number
  readonly sense: 'at least' | 'at most'
  /** The figure divided by its limit: 1 is exactly on the limit. */
  readonly ratio: number
  readonly isMet: boolean
}

export function goal(name: string, measured: number, sense: Goal['sense'], limit: number): Goal {
  const isMet = sense === 'at least' ? measured >= limit : measured <= limit
  return { name, measured, limit, sense, ratio: measured / limit, isMet }
}

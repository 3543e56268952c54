/** The position of a record in its file. */
export interface Position {
  /** The line it begins on, counted from 1. */
  readonly line: number
  /** Its number in a JSON array, counted from 1; such a file may be a single line. */
  readonly element?: number
}

/** 'line 7', or 'record 7' of a JSON array. */
export function describePosition({ line, element }: Position): string {
  return element === undefined ? `line ${line}` : `record ${element}`
}

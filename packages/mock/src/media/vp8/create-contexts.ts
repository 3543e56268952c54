import { at } from '../../catalogue/at.ts'

/** Which of the neighbouring blocks of a plane had levels: by them the next ones are coded. */
export interface NearContext {
  /** How many of the two. @param column in the picture @param row in the square */
  near(column: number, row: number): number
  set(column: number, row: number, hasLevels: boolean): void
}

/** @param squares in a row of the picture */
export function createContexts(squares: number) {
  return {
    means: createContext(squares, 1),
    luma: createContext(squares, 4),
    chroma: [createContext(squares, 2), createContext(squares, 2)],
  }
}

function createContext(squares: number, across: number): NearContext {
  const above = new Uint8Array(squares * across)
  const left = new Uint8Array(across)
  return {
    near: (column, row) => at(above, column) + (column === 0 ? 0 : at(left, row)),
    set(column, row, hasLevels) {
      above[column] = Number(hasLevels)
      left[row] = Number(hasLevels)
    },
  }
}

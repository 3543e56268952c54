/** Normalizes the spellings of data to the contract's. */

/** 'LGA 1700' and 'LGA1700' are the same; processors soldered to a board have none. */
export function socketOf(text: string | undefined): string | undefined {
  if (text === undefined || text.startsWith('Integrated')) return undefined
  return text.replace(/^LGA /, 'LGA')
}

/** 'Mini ITX' and 'Mini-ITX', 'E-ATX' and 'EATX'. */
export function boardSizeOf(text: string): string {
  return text.replace(/\bMini ITX$/, 'Mini-ITX').replace(/^E-ATX$/, 'EATX')
}

/** 'Intel B760' without its maker. */
export function chipsetOf(text: string | undefined): string | undefined {
  return text?.replace(/^(Intel|AMD) /, '')
}

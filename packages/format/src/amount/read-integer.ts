/** Reads a whole number of limited digits as typed, such as 850,000원 or 85만; null for anything else (assumed). */
export function readInteger(typed: string | null, digits: number): number | null {
  const plain = (typed ?? '')
    .normalize('NFKC')
    .replace(/[,\s원]/g, '')
    .replace(/만$/, '0000')
  return /^[0-9]+$/.test(plain) && plain.length <= digits ? Number(plain) : null
}

/** The monthly payments in won. The first one includes the remainder. */
export interface Installments {
  readonly first: number
  readonly others: number
}

/**
 * Divides a price into installments: "Installments divide the card total over the months in whole won, the remainder on
 * the first month."
 *
 * @param total won
 * @param months at least 1
 */
export function installmentsOf(total: number, months: number): Installments {
  const others = Math.floor(total / months)
  return { first: total - others * (months - 1), others }
}

/**
 * Whether installments cost interest (assumed).
 *
 * @param free the most months without interest, 0 for none; null if unknown, as for prices of several malls
 */
export function interestWords(
  months: number,
  free: number | null,
): '무이자' | '이자 별도' | '수수료 확인 필요' {
  if (free === null) return '수수료 확인 필요'
  return free >= months ? '무이자' : '이자 별도'
}

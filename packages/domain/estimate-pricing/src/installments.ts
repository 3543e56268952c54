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

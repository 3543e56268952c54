/**
 * The name of the amount that a shopper pays. Only an amount by stated terms is called 내 결제가: the server does not know
 * the terms, and renders one page for all shoppers (assumed).
 */
export function paidName(isPersonal: boolean): string {
  return isPersonal ? '내 결제가' : '결제가'
}

/**
 * Names what a shopper pays. It is 내 결제가 only by terms that they have stated: a server does not know them, and what it
 * renders for everyone must not be called theirs (assumed).
 */
export function paidName(isPersonal: boolean): string {
  return isPersonal ? '내 결제가' : '결제가'
}

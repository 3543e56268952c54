import { formatCount } from './number.ts'

/** An amount in won as text: `1234000` → `1,234,000원`. In a component, `<Won>` makes 원 a step smaller. */
export function formatWon(amount: number): string {
  return `${formatCount(amount)}원`
}

/** A difference in won with its sign: `12000` → `+12,000원`, `-8500` → `−8,500원` (U+2212), `0` → `0원`. */
export function formatWonSigned(difference: number): string {
  return `${difference >= 1 ? '+' : ''}${formatWon(difference)}`
}

/** Formats a round amount: `50000` → `5만원`. An amount that is not a multiple of 만 is written in digits: `35,000원`. */
export function formatWonRound(amount: number): string {
  return amount >= 10_000 && amount % 10_000 === 0 ? `${formatCount(amount / 10_000)}만원` : formatWon(amount)
}

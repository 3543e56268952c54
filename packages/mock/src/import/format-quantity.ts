/** A number with its unit, as a shopper reads it: '2TB', '12,000RPM', '3.5GHz'. */
export function formatQuantity(value: number, unit: string): string {
  const round = value % 1000 === 0 ? 1000 : 1024
  if (unit === 'GB' && value >= 1000 && value % (round / 4) === 0) return `${value / round}TB`
  return `${formatNumber(value)}${unit}`
}

function formatNumber(value: number): string {
  const plain = Number(value.toFixed(3))
  return Math.abs(plain) >= 10_000 ? plain.toLocaleString('en-US') : String(plain)
}

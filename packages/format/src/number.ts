/**
 * Formats a whole number with a comma between thousands: `1234000` → `1,234,000`. Negative numbers have U+2212;
 * fractions are cut off. Written by hand, because `Intl.NumberFormat` is several times slower and a list formats
 * hundreds of numbers.
 */
export function formatCount(value: number): string {
  const digits = String(Math.trunc(Math.abs(value)))
  let grouped = digits.slice(-3)
  for (let end = digits.length - 3; end > 0; end -= 3) {
    grouped = `${digits.slice(Math.max(0, end - 3), end)},${grouped}`
  }
  return value <= -1 ? `−${grouped}` : grouped
}

/** Lightness 0–1, chroma, hue in degrees. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number]

type Rgb = readonly [red: number, green: number, blue: number]

/** OKLCH to linear-light sRGB, unclamped (CSS Color 4, section 9.3 and its sample matrices). */
function toLinearRgb([lightness, chroma, hue]: Oklch): Rgb {
  const angle = (hue * Math.PI) / 180
  const a = chroma * Math.cos(angle)
  const b = chroma * Math.sin(angle)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

/** Whether a colour lies within sRGB, so that its computed contrast is accurate. */
export function isInSrgb(colour: Oklch): boolean {
  return toLinearRgb(colour).every(channel => channel > -0.001 && channel < 1.001)
}

/** WCAG 2 contrast ratio of two colours, 1–21. */
export function contrast(one: Oklch, other: Oklch): number {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((x, y) => y - x)
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05)
}

function luminance(colour: Oklch): number {
  const [red, green, blue] = toLinearRgb(colour)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

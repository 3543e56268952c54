/** As many as a call may have arguments, with room to spare. */
const chunk = 32_768

/** Bytes as text, in Node and in a browser's worker alike. */
export function toBase64(bytes: Uint8Array): string {
  const pieces: string[] = []
  for (let start = 0; start < bytes.length; start += chunk) {
    pieces.push(String.fromCharCode(...bytes.subarray(start, start + chunk)))
  }
  return btoa(pieces.join(''))
}

/** @returns undefined for a text that is no base64 */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(text), character => character.charCodeAt(0))
  } catch {
    return undefined
  }
}

/** Well below the number of arguments that a call can have. */
const chunk = 32_768

/** Base64, in Node and in a browser's worker alike. */
export function toBase64(bytes: Uint8Array): string {
  const pieces: string[] = []
  for (let start = 0; start < bytes.length; start += chunk) {
    pieces.push(String.fromCharCode(...bytes.subarray(start, start + chunk)))
  }
  return btoa(pieces.join(''))
}

/** @returns undefined if the text is not base64 */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(text), character => character.charCodeAt(0))
  } catch {
    return undefined
  }
}

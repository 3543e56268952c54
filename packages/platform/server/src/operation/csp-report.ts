import type { IncomingMessage } from 'node:http'

/** Where browsers report breaches of the content security policy. */
export const reportPath = '/__reports/csp'

/** The most bytes of a report that are read. */
const limit = 16_000

const directives =
  /^(default|script|style|img|media|connect|font|frame|worker|object|base-uri|form-action|frame-ancestors)(-src(-elem|-attr)?)?$/

/**
 * Reads the directive that was broken from a browser's report (CSP level 3, 5.3). Anybody can send one: what it says is
 * counted, not believed.
 *
 * @returns null for what is no report
 */
export function readReport(text: string): string | null {
  try {
    const directive: unknown = JSON.parse(text)?.['csp-report']?.['effective-directive']
    return typeof directive === 'string' && directives.test(directive) ? directive : null
  } catch {
    return null
  }
}

/** The body of a request; null if it is too long. */
export async function readBody(request: IncomingMessage): Promise<string | null> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of request) {
    const part: Uint8Array = chunk
    bytes += part.byteLength
    if (bytes > limit) return null
    chunks.push(part)
  }
  return Buffer.concat(chunks).toString()
}

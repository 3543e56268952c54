/** Whether an answer is an envelope that marks itself as a failure (specification, section 5). */
export function isRefusal(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'success' in body && body.success === false
}

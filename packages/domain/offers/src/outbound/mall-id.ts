/** Whether a text is a valid mall id: "pattern ^[0-9]{1,10}$" (contract, assumed). */
export function isMallId(text: string): boolean {
  return /^[0-9]{1,10}$/.test(text)
}

interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** Whether nothing may be loaded ahead of need: the visitor asked to save data, or the line is too slow for it. */
export function savesData(): boolean {
  const { saveData, effectiveType } = readConnection()
  return saveData === true || effectiveType === '2g' || effectiveType === 'slow-2g'
}

/** Few browsers tell; the others count as free to load. */
function readConnection(): Connection {
  const connection: unknown = typeof navigator === 'undefined' ? null : Reflect.get(navigator, 'connection')
  return typeof connection === 'object' && connection !== null ? connection : {}
}

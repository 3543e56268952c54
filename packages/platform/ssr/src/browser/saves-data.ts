declare global {
  interface Navigator {
    /** Only some browsers have it; others count as unlimited. */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string }
  }
}

/** Whether not to prefetch: the visitor asked to save data, or the connection is too slow. */
export function savesData(): boolean {
  const { saveData, effectiveType = '' } = navigator.connection ?? {}
  return saveData === true || effectiveType.endsWith('2g')
}

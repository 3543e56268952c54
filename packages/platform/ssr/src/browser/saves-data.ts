declare global {
  interface Navigator {
    /** Few browsers tell; the others count as free to load. */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string }
  }
}

/** Whether nothing may be loaded ahead of need: the visitor asked to save data, or the line is too slow for it. */
export function savesData(): boolean {
  const { saveData, effectiveType = '' } = navigator.connection ?? {}
  return saveData === true || effectiveType.endsWith('2g')
}

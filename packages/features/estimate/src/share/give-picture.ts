const fileName = '저울-견적.png'

/**
 * Hands a picture to the shopper: through the phone's share sheet if it takes files, otherwise as a download.
 *
 * @returns the result: shared, saved, or dismissed in the share sheet
 */
export async function givePicture(picture: Blob, isMobile: boolean): Promise<'shared' | 'saved' | 'left'> {
  const files = [new File([picture], fileName, { type: 'image/png' })]
  if (isMobile && navigator.canShare?.({ files })) {
    try {
      await navigator.share({ files })
      return 'shared'
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') return 'left'
      // If drawing took too long, the browser no longer accepts the press as a user gesture. Save the picture instead.
    }
  }
  const link = document.createElement('a')
  link.href = URL.createObjectURL(picture)
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
  return 'saved'
}

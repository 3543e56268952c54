const fileName = '저울-견적.png'

/**
 * Hands a picture to the shopper: to the phone's own sheet where it takes files, else as a download.
 *
 * @returns what came of it: shared, saved, or given up in the phone's sheet
 */
export async function givePicture(picture: Blob, isMobile: boolean): Promise<'shared' | 'saved' | 'left'> {
  const files = [new File([picture], fileName, { type: 'image/png' })]
  if (isMobile && navigator.canShare?.({ files })) {
    try {
      await navigator.share({ files })
      return 'shared'
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') return 'left'
      // Browsers that take too long to draw no longer count the press: the picture is saved instead.
    }
  }
  const link = document.createElement('a')
  link.href = URL.createObjectURL(picture)
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
  return 'saved'
}

/** Requests pictures again that could not be loaded, once the network is back. Browsers do not. */
export function reloadPictures(document: Document): void {
  addEventListener('online', () => {
    for (const picture of document.querySelectorAll('img')) {
      const { src, complete, naturalWidth } = picture
      if (src && complete && naturalWidth === 0) picture.src = src
    }
  })
}

/** The longest delay and distance of the second press of a double press, in milliseconds and pixels (assumed). */
const doublePressMs = 500
const near = 24

/**
 * Swallows the second press of a double press: the first one closed a layer, and the second must not reach the page
 * below.
 */
export function ignoreSecondPress({ timeStamp, clientX, clientY }: MouseEvent): void {
  const ignore = (next: MouseEvent) => {
    removeEventListener('click', ignore, true)
    const isNear = Math.abs(next.clientX - clientX) < near && Math.abs(next.clientY - clientY) < near
    if (next.timeStamp - timeStamp > doublePressMs || !isNear) return
    next.preventDefault()
    next.stopPropagation()
  }
  // On the window, to come before listeners of the document and of React.
  addEventListener('click', ignore, true)
}

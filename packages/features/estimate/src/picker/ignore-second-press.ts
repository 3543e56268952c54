/** How long and how near the second press of a double one comes, in milliseconds and pixels (assumed). */
const doublePressMs = 500
const near = 24

/** A press that closes a layer uncovers what lies below: the second press of a double one must not reach it. */
export function ignoreSecondPress({ timeStamp, clientX, clientY }: MouseEvent): void {
  const ignore = (next: MouseEvent) => {
    document.removeEventListener('click', ignore, true)
    const isNear = Math.abs(next.clientX - clientX) < near && Math.abs(next.clientY - clientY) < near
    if (next.timeStamp - timeStamp > doublePressMs || !isNear) return
    next.preventDefault()
    next.stopPropagation()
  }
  document.addEventListener('click', ignore, true)
}

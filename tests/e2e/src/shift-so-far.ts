/** How much has moved since the page was opened, as the browser counts it. Runs in the page. */
export function shiftSoFar(): Promise<number> {
  let sum = 0
  const count = (entries: PerformanceEntryList) => {
    for (const entry of entries) sum += 'value' in entry ? Number(entry.value) : 0
  }
  const observer = new PerformanceObserver(list => count(list.getEntries()))
  observer.observe({ type: 'layout-shift', buffered: true })
  return new Promise(resolve => {
    // The frame that is being drawn may move something, too.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        count(observer.takeRecords())
        resolve(sum)
      }),
    )
  })
}

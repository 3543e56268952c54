const early: Event[] = []
let report = (event: Event): unknown => early.push(event)

/** Collects errors of the page's scripts until there is a listener. Call it before any other script. */
export function watchErrors(): void {
  for (const type of ['error', 'unhandledrejection']) addEventListener(type, event => report(event))
}

/** Calls the listener with the errors so far, and with each further one. */
export function reportErrorsTo(listener: (event: Event) => void): void {
  report = listener
  early.splice(0).forEach(listener)
}

const early: Event[] = []
let tell = (event: Event): unknown => early.push(event)

/** Listens for errors of the page's scripts from the first of them on. */
export function watchErrors(): void {
  for (const type of ['error', 'unhandledrejection']) addEventListener(type, event => tell(event))
}

/** Hands over every error there was and will be. */
export function tellErrors(listener: (event: Event) => void): void {
  tell = listener
  early.splice(0).forEach(listener)
}

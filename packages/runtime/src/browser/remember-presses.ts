type Pressed = EventTarget | null

/**
 * Remembers what is pressed until the script that it is for has come.
 *
 * @returns tells what was pressed, in order, and remembers nothing any more
 */
export function rememberPresses(): () => readonly Pressed[] {
  const pressed: Pressed[] = []
  const remember = ({ target }: Event) => pressed.push(target)
  const stop = new AbortController()
  addEventListener('click', remember, { capture: true, signal: stop.signal })
  return () => {
    stop.abort()
    return pressed
  }
}

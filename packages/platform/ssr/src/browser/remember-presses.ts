type Pressed = EventTarget | null

/**
 * Remembers what is pressed until the script that it is for has come.
 *
 * @returns tells what was pressed, in order, and remembers nothing any more
 */
export function rememberPresses(): () => readonly Pressed[] {
  const pressed: Pressed[] = []
  const remember = ({ target }: Event) => pressed.push(target)
  addEventListener('click', remember, true)
  return () => {
    removeEventListener('click', remember, true)
    return pressed
  }
}

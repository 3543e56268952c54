type Pressed = EventTarget | null

/**
 * Records presses until the script that handles them has loaded.
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

type Pressed = EventTarget | null

/**
 * Records presses until the script that handles them has loaded.
 *
 * @returns returns the pressed elements in order, and stops recording
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

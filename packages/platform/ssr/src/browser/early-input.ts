/**
 * What a visitor does before the scripts have taken over: pressed buttons are remembered, changed boxes and lists
 * are seen by their difference from the page as it was sent.
 */
const pressed = new Set<HTMLButtonElement>()

function remember({ target }: Event): void {
  const button = target instanceof Element ? target.closest('button') : null
  if (button?.type === 'button' && !button.hasAttribute('popovertarget')) pressed.add(button)
}

/**
 * React takes over a region at once when something happens in it, but misses the change that woke it, and puts a list
 * back to how it was sent: whoever opened a list before must not lose what they choose in it now.
 */
function wake(control: HTMLElement): void {
  control.dispatchEvent(new Event('keyup', { bubbles: true }))
}

function keepChoice({ target }: Event): void {
  if (!(target instanceof HTMLSelectElement)) return
  const { value } = target
  wake(target)
  target.value = value
}

export function watchEarlyInput(): void {
  document.addEventListener('click', remember, true)
}

/**
 * Puts the page back to how it was sent, so that it can be taken over.
 *
 * @returns does again what the visitor had done
 */
export function takeEarlyInput(): () => void {
  document.removeEventListener('click', remember, true)
  // Heard before the change itself.
  document.addEventListener('input', keepChoice, true)
  const boxes = [...document.querySelectorAll<HTMLInputElement>('input[type=checkbox]')].filter(
    box => box.checked !== box.defaultChecked,
  )
  for (const box of boxes) box.checked = box.defaultChecked

  const lists = [...document.querySelectorAll('select')].flatMap(list => {
    const { value } = list
    const sent = [...list.options].find(option => option.defaultSelected)?.value ?? value
    list.value = sent
    return value === sent ? [] : [{ list, value }]
  })

  return () => {
    for (const control of [...pressed, ...boxes]) {
      wake(control)
      control.click()
    }
    for (const { list, value } of lists) {
      wake(list)
      list.value = value
      list.dispatchEvent(new Event('change', { bubbles: true }))
    }
    pressed.clear()
  }
}

declare global {
  interface WindowEventMap {
    readonly pressheld: CustomEvent<() => void>
  }
}

/**
 * Shows that the connection is lost, and repeats a press once the network is back, unless another press has taken its
 * place. For presses whose script could not be loaded.
 */
export function holdPress(again: () => void): void {
  dispatchEvent(new CustomEvent('pressheld', { detail: again }))
}

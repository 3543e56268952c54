/** Whether the device keeps wishes. Read before the storages are opened, which takes a while; browsers may forbid it. */
export function keepsWishes(): boolean {
  try {
    return localStorage.getItem('jeoul.wish') !== null
  } catch {
    return false
  }
}

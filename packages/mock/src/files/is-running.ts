/** Whether a process of this machine runs, whoever started it. */
export function isRunning(pid: number): boolean {
  try {
    // Signal 0 only asks.
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

// Preloaded into each measured server, whichever Node runs it: tells the bench its CPU time in microseconds.
process.on('message', () => {
  // Node 20, which Prism needs, knows that of the whole process only.
  const { user, system } = process.threadCpuUsage?.() ?? process.cpuUsage()
  process.send?.(user + system)
})
process.on('disconnect', () => process.exit(0))

// Preloaded into a peer, which knows nothing of the bench: reports its CPU time, on whatever Node it needs.
process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send?.({ kind: 'cpu', micros: user + system })
})
process.on('disconnect', () => process.exit(0))

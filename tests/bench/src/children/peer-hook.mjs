// Loaded before a peer, which knows nothing of the bench: answers how long it has computed, on whatever Node it needs.
process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send?.({ kind: 'cpu', micros: user + system })
})
process.on('disconnect', () => process.exit(0))

/** The processor time that something takes, of all threads, in milliseconds. */
export function processorTime(run: () => unknown): number {
  const before = process.cpuUsage()
  run()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

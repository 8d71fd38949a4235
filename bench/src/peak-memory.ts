import { readFileSync } from 'node:fs'
import { resourceUsage } from 'node:process'

/**
 * The largest resident memory of a process so far, in bytes; `NaN` when it cannot be known. Linux tells it of
 * any process. Elsewhere only this process is known, by `resourceUsage`, which on Linux would be wrong: there a
 * child begins with the peak of the parent it was forked from.
 */
export function peakMemory(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1]) * 1024
  } catch {
    return pid === process.pid ? resourceUsage().maxRSS * 1024 : Number.NaN
  }
}

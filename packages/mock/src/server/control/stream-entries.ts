import type { LogEntry } from '../log/log-entry.ts'
import type { RequestLog } from '../log/request-log.ts'

const encoder = new TextEncoder()
/** Slower readers miss entries, so that the mock need not buffer more. */
const maxWaiting = 1000

/**
 * Streams requests as server-sent events.
 * @param since number of the last entry that the reader has; only new entries if undefined
 */
export function streamEntries(log: RequestLog, since?: number): Response {
  let stop: () => void = () => {}
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (entry: LogEntry) => {
        if ((controller.desiredSize ?? 0) > -maxWaiting) controller.enqueue(encoder.encode(eventOf(entry)))
      }
      // Browsers consider the stream open only after the first data.
      controller.enqueue(encoder.encode('retry: 1000\n\n'))
      for (const entry of missed(log, since)) send(entry)
      stop = log.subscribe(send)
    },
    cancel: () => stop(),
  })
  return new Response(body, {
    headers: { 'Content-Type': 'text/event-stream; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}

/** A number above the latest comes from another mock, so its reader has none of these entries. */
function missed(log: RequestLog, since: number | undefined): readonly LogEntry[] {
  if (since === undefined) return []
  const entries = log.entries()
  const newest = entries.at(-1)?.number ?? 0
  return since > newest ? entries : entries.filter(({ number }) => number > since)
}

function eventOf(entry: LogEntry): string {
  return `id: ${entry.number}\ndata: ${JSON.stringify(entry)}\n\n`
}

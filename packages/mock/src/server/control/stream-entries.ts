import type { LogEntry } from '../log/log-entry.ts'
import type { RequestLog } from '../log/request-log.ts'

const encoder = new TextEncoder()
/** A reader that is so far behind misses some: the mock is not to keep them for it. */
const maxWaiting = 1000

/**
 * Requests as server-sent events, as they come.
 * @param since the number of the last that the reader knows; without it there are none but new ones
 */
export function streamEntries(log: RequestLog, since?: number): Response {
  let stop: () => void = () => {}
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (entry: LogEntry) => {
        if ((controller.desiredSize ?? 0) > -maxWaiting) controller.enqueue(encoder.encode(eventOf(entry)))
      }
      // Something has to be sent, or a browser does not take the stream for open.
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

/** A number that nobody has yet is another mock's: its reader knows nothing of this one. */
function missed(log: RequestLog, since: number | undefined): readonly LogEntry[] {
  if (since === undefined) return []
  const entries = log.entries()
  const newest = entries.at(-1)?.number ?? 0
  return since > newest ? entries : entries.filter(({ number }) => number > since)
}

function eventOf(entry: LogEntry): string {
  return `id: ${entry.number}\ndata: ${JSON.stringify(entry)}\n\n`
}

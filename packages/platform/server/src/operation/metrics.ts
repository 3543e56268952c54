import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** How a call to a host ended: a refusal is an answer, too. */
export type CallOutcome = 'answered' | 'failed' | 'late' | 'lost'

/** What a server counts of itself, for Prometheus. */
export interface Metrics {
  readonly registry: Registry
  /** Whatever was answered, with its status. Documents only; files are not counted. */
  answered(status: number, seconds: number): void
  /** A document was made, and with what gaps. */
  rendered(outcome: 'whole' | 'gaps' | 'stale' | 'late' | 'broken'): void
  /** A request was turned away because too many were being made. */
  shed(): void
  /** Fields or rows of an operation's answer did not fit the contract, and were left out. */
  malformed(operation: string, fields: number): void
  /** A browser reported a breach of the content security policy. */
  reported(directive: string): void
  /** A host was called. */
  called(host: string, outcome: CallOutcome): void
  /** A script failed in a browser. */
  failedInBrowser(): void
  /** Documents that are being made. */
  rendering(count: number): void
}

/** Buckets in seconds, from kept pages to the budgets of late ones. */
const buckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 5]

/** Metrics of one server. They name statuses and outcomes, no addresses: their number stays bounded. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'jeoul_page_seconds',
    help: 'Documents answered, by status',
    labelNames: ['status'],
    buckets,
    registers,
  })
  const pages = new Counter({
    name: 'jeoul_pages_rendered_total',
    help: 'Documents made: whole, with gaps, of old answers, late, or broken',
    labelNames: ['outcome'],
    registers,
  })
  const refused = new Counter({ name: 'jeoul_pages_shed_total', help: 'Requests turned away', registers })
  const reports = new Counter({
    name: 'jeoul_csp_reports_total',
    help: 'Breaches of the content security policy that browsers reported',
    labelNames: ['directive'],
    registers,
  })
  const calls = new Counter({
    name: 'jeoul_calls_total',
    help: 'Calls to the hosts: answered, failed, late, or lost on the way',
    labelNames: ['host', 'outcome'],
    registers,
  })
  const malformed = new Counter({
    name: 'jeoul_malformed_fields_total',
    help: 'Fields and entries of answers that do not match the contract and were removed, by operation',
    labelNames: ['operation'],
    registers,
  })
  const browserErrors = new Counter({
    name: 'jeoul_browser_errors_total',
    help: 'Errors of scripts that browsers reported',
    registers,
  })
  const inFlight = new Gauge({ name: 'jeoul_pages_rendering', help: 'Documents being made', registers })
  return {
    registry,
    answered: (status, seconds) => requests.observe({ status }, seconds),
    rendered: outcome => pages.inc({ outcome }),
    shed: () => refused.inc(),
    malformed: (operation, fields) => malformed.inc({ operation }, fields),
    reported: directive => reports.inc({ directive }),
    called: (host, outcome) => calls.inc({ host, outcome }),
    failedInBrowser: () => browserErrors.inc(),
    rendering: count => inFlight.set(count),
  }
}
